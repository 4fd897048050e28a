// Part of the client's build: which files the first pages need. The server writes them into the head of the page (`preloads.json`), so that a
// phone asks for all of them at once instead of finding one after another. It has six connections, of which one is open: the largest script
// takes that one, and the fonts come last, because scripts take a while to run.
import type { Plugin } from 'vite'

/** A table's page is followed by its door, for everybody who has no seat yet. */
const firstPages = { front: ['src/landing/landing-page.tsx'], table: ['src/table/table-page.tsx', 'src/lobby/door-page.tsx'] }
const languages = ['en', 'nl', 'de']
/** Pictures at the top of a page, and the screens that show them. */
const pictures: Readonly<Record<string, readonly { readonly name: string; readonly media: string }[]>> = {
  front: [{ name: 'sky-narrow', media: '(max-width: 899px)' }],
}

const modulePreload = (file: string): string => `<link rel="modulepreload" crossorigin href="/${file}">`

export const preloads = (): Plugin => ({
  name: 'safehouse-preloads',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const files = Object.values(bundle)
      const chunkOf = (source: string) =>
        files.find((file) => file.type === 'chunk' && [file.facadeModuleId, ...file.moduleIds].some((id) => id?.endsWith(`/web/${source}`)))
      const assetsOf = (start: RegExp) => files.flatMap(({ fileName }) => (start.test(fileName) ? [fileName] : []))
      const fonts = assetsOf(/-words-[^/]+[.]woff2$/).map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`)
      /** The chunks of these sources, and all that they import at once. */
      const chunksFor = (sources: readonly string[]) => {
        const found = new Set<string>()
        const visit = (fileName: string) => {
          const chunk = bundle[fileName]
          if (chunk?.type !== 'chunk' || found.has(fileName)) return
          found.add(fileName)
          for (const imported of chunk.imports) visit(imported)
        }
        for (const source of sources) visit(chunkOf(source)?.fileName ?? this.error(`${source} is in no chunk`))
        return [...found].flatMap((fileName) => (bundle[fileName]?.type === 'chunk' ? [bundle[fileName]] : []))
      }
      const linksFor = (page: string, sources: readonly string[], language: string): readonly string[] => {
        const chunks = chunksFor(['index.html', ...sources, `src/i18n/${language}.ts`])
        const scripts = chunks.sort((a, b) => b.code.length - a.code.length).map(({ fileName }) => fileName)
        const styles = [...new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))]
        const images = (pictures[page] ?? []).flatMap(({ name, media }) =>
          assetsOf(new RegExp(`/${name}-[^/]+[.]svg$`)).map((file) => ({ file, media })),
        )
        const files = [
          ...images.map(({ file, media }) => `<link rel="preload" as="image" fetchpriority="high" media="${media}" href="/${file}">`),
          ...scripts.slice(0, 1).map(modulePreload),
          ...styles.map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`),
          ...scripts.slice(1).map(modulePreload),
        ]
        return [files, fonts].map((links) => links.join('\n    '))
      }
      const links = Object.entries(firstPages).map(([page, sources]) => [
        page,
        Object.fromEntries(languages.map((language) => [language, linksFor(page, sources, language)])),
      ])
      this.emitFile({ type: 'asset', fileName: 'preloads.json', source: JSON.stringify(Object.fromEntries(links)) })
    },
  },
})
