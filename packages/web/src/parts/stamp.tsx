// A verdict as a red stamp. Only for the end of something, at most one on a screen.
import './stamp.css'

export const Stamp = ({ says }: { readonly says: string }) => <strong class="stamp">{says}</strong>
