// A verdict as a red stamp. Only for the end of something, at most one on a screen.
import './stamp.css'

export const Stamp = ({ text }: { readonly text: string }) => <strong class="stamp">{text}</strong>
