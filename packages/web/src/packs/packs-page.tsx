// The list of all packs of this browser, and the ways to create or import one.
import { Link, useLocation } from 'wouter-preact'
import { gameOnShelf } from '../games/index.ts'
import { Page } from '../parts/page.tsx'
import { ActionRow } from '../parts/rows.tsx'
import { TopBar } from '../parts/top-bar.tsx'
import type { Draft } from './drafts.ts'
import { formats, itemsOf, mistakeCountText, mistakesOf, type PackFormat, packFormatOf } from './formats.ts'
import type { PackMessages } from './i18n/en.ts'
import { importPath, packPath } from './paths.ts'
import { newPackId, storedPacks, storePack } from './stored-packs.ts'

export function PacksPage({ words, back }: { readonly words: PackMessages; readonly back: string }) {
  const [, go] = useLocation()
  const create = (format: PackFormat) => {
    const id = newPackId()
    storePack(format.blank(id))
    go(packPath(id))
  }
  const packs = storedPacks.value
  return (
    <Page top={<TopBar title={words.title} back={back} />} class="packs">
      <p class="small haze">{words.lead}</p>
      {packs.length === 0 ? <p class="packs-none">{words.none}</p> : <ul class="rows packs-shelf">{packs.map((pack) => row(pack, words))}</ul>}
      <ul class="rows">
        {formats
          .filter(({ game }) => gameOnShelf(game))
          .map((format) => (
            <ActionRow
              key={format.game}
              icon="plus"
              label={words.fresh[format.game]}
              line={words.freshLine[format.game]}
              onPress={() => create(format)}
            />
          ))}
        <ActionRow icon="icon-file" label={words.importing.row} line={words.importing.rowLine} onPress={() => go(importPath)} />
      </ul>
    </Page>
  )
}

function row(pack: Draft, words: PackMessages) {
  const format = packFormatOf(pack)
  if (!format) return null
  const mistakes = mistakesOf(format, pack)
  return (
    <li key={pack.id}>
      <Link href={packPath(pack.id)} class="row">
        <span class="row-words">
          <bdi>{pack.name.trim() || words.unnamed}</bdi>
          <small>
            {words.games[format.game]}, {words.items[format.game](itemsOf(format, pack).length)}
          </small>
        </span>
        {mistakes.length > 0 && <span class="small pack-wrong">{mistakeCountText(words, mistakes)}</span>}
      </Link>
    </li>
  )
}
