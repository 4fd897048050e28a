// All attacks of the campaign on a running server, in the order in which they run.
import type { Attack } from './attack.ts'
import { browserAttacks } from './browser.ts'
import { damagedFileAttacks } from './damaged-files.ts'
import { manyAddressAttacks } from './many-addresses.ts'
import { messageAttacks } from './messages.ts'
import { ownTableAttacks } from './own-tables.ts'
import { programAttacks } from './programs.ts'
import { requestAttacks } from './requests.ts'

export const attacks: readonly Attack[] = [
  ...messageAttacks,
  ...requestAttacks,
  ...ownTableAttacks,
  ...programAttacks,
  ...browserAttacks,
  ...damagedFileAttacks,
  ...manyAddressAttacks,
]
