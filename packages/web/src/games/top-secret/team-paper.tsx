// The player's team, inside its folder. Words, layout and brightness are the same for both teams, so that nobody sees it from afar.
import type { Team } from '@safehouse/games/top-secret'
import { Folder } from '../../parts/folder.tsx'
import { TopSecretDrawing } from './art.tsx'
import type { TopSecretSeatProps } from './props.ts'
import './team-paper.css'

export function TeamFolder({ match, short = false }: { readonly match: TopSecretSeatProps; readonly short?: boolean }) {
  const { words, view, common } = match
  return (
    <Folder label={words.team.folder} short={short}>
      {() => {
        // Teams are dealt when a round begins, so there is one whenever this folder can be opened.
        const team: Team = view.hand.team!
        return (
          <div class={`team-paper ${team}`}>
            <span class="team-medal">
              <TopSecretDrawing name={`team-${team}`} class="team-sign" />
            </span>
            <h3>{words.team.is(team)}</h3>
            <p>{words.team.line(team)}</p>
            {common.options.reveal === 'allAtOnce' && <p>{words.team.kept(ownAnswer(match))}</p>}
          </div>
        )
      }}
    </Folder>
  )
}

/** The player's own answer to the card in play: in the hand while the token lies face down, in the common state afterwards. */
function ownAnswer({ view, common, seat }: TopSecretSeatProps): boolean | null {
  return (
    view.hand.kept ??
    common.rounds
      .at(-1)!
      .cards.at(-1)!
      .answerTokens.find((token) => token.seat === seat)?.yes ??
    null
  )
}
