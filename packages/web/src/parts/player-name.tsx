// A player in words on a screen: "You" for the player at this device, the name for everybody else.
import type { Mention } from '../i18n/grammar.ts'
import { messages } from '../i18n/language.ts'

export const playerName = ({ you, name }: Mention): string => (you ? messages().table.you : name)
export const PlayerName = ({ player }: { readonly player: Mention }) => <>{player.you ? messages().table.you : <bdi>{player.name}</bdi>}</>
