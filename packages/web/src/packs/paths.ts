// The addresses of the packs' pages. Items are counted from 1 where people see them.

export const packsPath = '/packs'
export const importPath = '/packs/bring'
export const packPath = (id: string): string => `/packs/${id}`
export const itemPath = (id: string, item: number): string => `/packs/${id}/${item + 1}`
