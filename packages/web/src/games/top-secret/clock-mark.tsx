// On a seat's shape: what lies or points there was chosen by the clock. Beside it, words say the same for those who hear the page.
import { Sign } from './art.tsx'
import './clock-mark.css'

export const ClockMark = () => <Sign name="clock" class="clock-mark" />
