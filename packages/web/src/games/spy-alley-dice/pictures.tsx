// Drawings for the steps of the help page: a die, three alike, the door.
import { Drawing } from '../../parts/drawing.tsx'
import { SpyFace } from './art.tsx'
import './pictures.css'

const OneDie = () => (
  <span class="help-dice">
    <i>
      <SpyFace spy="american" />
    </i>
  </span>
)
const ThreeAlike = () => (
  <span class="help-dice">
    {[1, 2, 3].map((n) => (
      <i key={n}>
        <SpyFace spy="russian" />
      </i>
    ))}
  </span>
)
const TheDoor = () => <Drawing name="door" class="help-door" />

export const pictures = [OneDie, ThreeAlike, TheDoor]
