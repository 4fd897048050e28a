// Three drawings for the help page: an agent on its way, the safe beside a building, a stone coming home.
import { Figure, Stone } from './agent.tsx'
import art from './art.svg?no-inline'
import './pictures.css'

const OnTheWay = () => (
  <svg class="shadow-picture" viewBox="0 0 96 64" aria-hidden="true">
    <use href={`${art}#building-3`} x="0" y="14" width="34" height="50" />
    <use href={`${art}#building-4`} x="62" y="14" width="34" height="50" />
    <g transform="translate(34 18) scale(.7)">
      <Figure agent="jacques" />
    </g>
  </svg>
)
const AtTheSafe = () => (
  <svg class="shadow-picture" viewBox="0 0 96 64" aria-hidden="true">
    <use href={`${art}#building-7`} x="30" y="4" width="40" height="58" />
    <use href={`${art}#safe`} x="4" y="34" width="28" height="28" />
  </svg>
)
const ComingHome = () => (
  <svg class="shadow-picture" viewBox="0 0 96 64" aria-hidden="true">
    <rect x="2" y="18" width="28" height="28" rx="4.5" class="home" />
    <rect x="34" y="18" width="28" height="28" rx="4.5" class="field" />
    <rect x="66" y="18" width="28" height="28" rx="4.5" class="field" />
    <g transform="translate(3 19) scale(.65)">
      <Stone agent="doyle" letter />
    </g>
  </svg>
)
export const pictures = [OnTheWay, AtTheSafe, ComingHome]
