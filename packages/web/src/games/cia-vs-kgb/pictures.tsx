// Drawings for the steps of the help page: asking for a chair, the two sides, a raised hand.
import { Chair, Sign, Stander } from './art.tsx'
import './pictures.css'

const asker = { mark: 6, initials: '' }
const asked = { mark: 1, initials: '' }

const Asking = () => (
  <span class="help-circle">
    <Stander who={asker} />
    <Chair who={asked} />
  </span>
)
const TwoCards = () => (
  <span class="help-circle hats">
    <Sign name="side-cia" class="help-hat" />
    <Sign name="side-kgb" class="help-hat" />
  </span>
)
const HandUp = () => (
  <span class="help-circle">
    <Chair who={asked} handUp />
  </span>
)

export const pictures = [Asking, TwoCards, HandUp]
