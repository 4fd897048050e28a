// Three drawings for the help page: a question, a hand, the clock.
import { Sign } from './art.tsx'
import './pictures.css'

const AQuestion = () => <Sign name="picture" class="help-question" />
const AHand = () => <Sign name="hand-up" class="help-hand" />
const TheClock = () => <b class="help-clock">0:00</b>

export const pictures = [AQuestion, AHand, TheClock]
