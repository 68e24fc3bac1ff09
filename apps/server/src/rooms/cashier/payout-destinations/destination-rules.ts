import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

export type DestinationRules = Omit<Selectable<Database['destination_rules']>, 'only_row'>

/** The maximum number of cards and addresses per player and the waiting period of a new address. */
export function readDestinationRules(db: Kysely<Database>): Promise<DestinationRules> {
  return db
    .selectFrom('destination_rules')
    .select(['max_cards', 'max_addresses', 'address_wait_s'])
    .executeTakeFirstOrThrow()
}
