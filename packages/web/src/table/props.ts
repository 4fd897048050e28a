// What the parts of a table's pages get from them. A part that needs more extends one of these.
import type { CurrentMatch, House, Person } from '@safehouse/protocol'
import type { TableClient } from './table-client.ts'

export interface TableProps {
  readonly client: TableClient
  readonly house: House
}
/** For what shows the table's match. */
export interface TableMatchProps extends TableProps {
  readonly match: CurrentMatch
}
/** For a sheet over the page. */
export interface TableSheetProps extends TableProps {
  onClose(): void
}
/** For a sheet about somebody at the table. */
export interface PersonSheetProps extends TableSheetProps {
  readonly person: Person
}
