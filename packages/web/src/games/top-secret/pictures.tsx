// Drawings for the steps of the help page: a card, a fist, a pointing finger.
import { TopSecretDrawing } from './art.tsx'
import './pictures.css'

const TheCard = () => (
  <span class="help-card">
    <i class="yellow">
      <TopSecretDrawing name="team-yellow" class="help-sign" />
    </i>
    <i class="blue">
      <TopSecretDrawing name="team-blue" class="help-sign" />
    </i>
  </span>
)
const TheFist = () => <TopSecretDrawing name="fist" class="help-fist" />
const TheFinger = () => <TopSecretDrawing name="picture" class="help-finger" />

export const pictures = [TheCard, TheFist, TheFinger]
