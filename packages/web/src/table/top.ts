// The title line of a table, made by the shell and shown wherever the frame of a screen wants it.
import { type ComponentChildren, createContext } from 'preact'

export const TableTop = createContext<ComponentChildren>(null)
