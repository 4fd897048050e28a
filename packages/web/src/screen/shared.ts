// Whether this page is the room's shared screen: sound is its matter then, and pressing is nobody's.
import { createContext } from 'preact'

export const SharedScreen = createContext(false)
