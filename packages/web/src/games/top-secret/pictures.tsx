// Drawings for the steps of the help page: a card, a fist, a pointing finger.
import { Sign } from './art.tsx'
import './pictures.css'

const TheCard = () => (
  <span class="help-card">
    <i class="yellow">
      <Sign name="team-yellow" class="help-sign" />
    </i>
    <i class="blue">
      <Sign name="team-blue" class="help-sign" />
    </i>
  </span>
)
const TheFist = () => <Sign name="fist" class="help-fist" />
const TheFinger = () => <Sign name="picture" class="help-finger" />

export const pictures = [TheCard, TheFist, TheFinger]
