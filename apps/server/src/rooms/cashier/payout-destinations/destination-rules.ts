import type { Selectable } from 'kysely'
import type { CashierDb, CashierTables } from '../tables.ts'

export type DestinationRules = Omit<Selectable<CashierTables['destination_rules']>, 'only_row'>

/** The maximum number of cards and addresses per player and the waiting period of a new address. */
export function readDestinationRules(db: CashierDb): Promise<DestinationRules> {
  return db
    .selectFrom('destination_rules')
    .select(['max_cards', 'max_addresses', 'address_wait_s'])
    .executeTakeFirstOrThrow()
}
