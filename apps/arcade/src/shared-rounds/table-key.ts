/** Names a table of a game with shared rounds. */
export interface TableKey {
  readonly game: string
  readonly table: string
}

export const tableName = ({ game, table }: TableKey): string => `${game}/${table}`
