// Context: whether this page is the room's shared screen, which plays the sounds and has nothing to press.
import { createContext } from 'preact'

export const SharedScreen = createContext(false)
