// Two folders side by side; the paper of either takes the width of both.
import type { ComponentChildren } from 'preact'
import './folder-pair.css'

export const FolderPair = ({ children }: { readonly children: ComponentChildren }) => <div class="folder-pair">{children}</div>
