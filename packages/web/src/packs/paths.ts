// The paths of the pages for packs. In addresses items are counted from 1.

export const packsPath = '/packs'
export const importPath = '/packs/bring'
export const packPath = (id: string): string => `/packs/${id}`
export const itemPath = (id: string, item: number): string => `/packs/${id}/${item + 1}`
