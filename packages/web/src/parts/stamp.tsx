// A verdict, in red ink, on paper: ends only, one a screen.
import './stamp.css'

export const Stamp = ({ says }: { readonly says: string }) => <strong class="stamp">{says}</strong>
