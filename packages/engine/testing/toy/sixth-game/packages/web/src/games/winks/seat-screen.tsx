// The screens of Winks. Only the folder shows the hand.
import { seatOnTurn, type WinksTypes } from '@safehouse/games/winks'
import { ActionBar } from '../../parts/action-bar.tsx'
import { Drawing } from '../../parts/drawing.tsx'
import { Folder } from '../../parts/folder.tsx'
import { Headline } from '../../parts/headline.tsx'
import { LastEvents } from '../../parts/last-events.tsx'
import { SeatStrip } from '../../parts/seat-strip.tsx'
import { TableFrame } from '../../parts/table-frame.tsx'
import type { SeatProps, SpectatorProps } from '../screens.ts'
import { listing } from './listing.ts'
import type { Words } from './words/en.ts'

type Open = { readonly match: SpectatorProps<WinksTypes, Words> }

export function WinksSeatScreen({ match }: { readonly match: SeatProps<WinksTypes, Words> }) {
  const { words, choices, view } = match
  const roll = choices.find((choice) => choice.do === 'roll')
  return (
    <TableFrame
      showing="table"
      seats={<Seats match={match} />}
      headline={<WinksHeadline match={match} />}
      center={<LastEvents events={match.events} />}
      bottom={<Folder label={words.card}>{() => <p>{view.hand.card}</p>}</Folder>}
      bar={
        <ActionBar
          actions={[
            {
              label: words.roll,
              tone: 'go',
              disabledBecause: roll ? undefined : words.wait,
              press: () => roll && match.act({ do: 'roll', question: roll.question }),
            },
          ]}
        />
      }
    />
  )
}
export const WinksSpectatorScreen = ({ match }: Open) => (
  <TableFrame
    showing="table"
    seats={<Seats match={match} />}
    headline={<WinksHeadline match={match} />}
    center={<LastEvents events={match.events} />}
    bottom={null}
    bar={null}
  />
)
export const WinksResultPanel = ({ match: { common, seats, words } }: Open) => (
  <ul>
    {seats.map(({ seat, name }) => (
      <li key={seat}>{words.points(name, common.pips[seat]! + common.cards![seat]!)}</li>
    ))}
  </ul>
)
export const pictures = [() => <Drawing from={listing.art} name="picture" />]

const Seats = ({ match: { common, seats } }: Open) => (
  <SeatStrip seats={seats} onTurn={[seatOnTurn(common)]} lineOf={({ seat }) => ({ shown: common.pips[seat], spoken: `${common.pips[seat]}` })} />
)
const WinksHeadline = ({ match: { common, words } }: Open) => (
  <Headline headline={words.round(common.round + 1, common.rounds)} subline={words.wait} />
)
