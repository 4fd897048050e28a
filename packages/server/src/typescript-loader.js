// Lets the thread it is loaded into read the project's TypeScript. Plain JavaScript, because it runs before that is possible.
import { register } from 'tsx/esm/api'

register()
