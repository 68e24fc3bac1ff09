import type { ArcadeDb, HashChainRow } from '../db/schema.ts'
import { saltSourceOf } from '../fairness/salt-source.ts'
import type { TableKey } from './table-key.ts'
import type { TableChain } from './table-protocol.ts'

/** Reads what everybody may know of a table's chain and of the next one; null before the table has a chain. */
export async function readPublishedChains(
  db: ArcadeDb,
  { game, table }: TableKey,
): Promise<TableChain | null> {
  const rows = await db
    .selectFrom('arcade.shared_tables as t')
    .innerJoin('arcade.hash_chains as chain', (join) =>
      join.on((eb) => eb('chain.chain_id', 'in', [eb.ref('t.chain_id'), eb.ref('t.next_chain_id')])),
    )
    .select(['t.next_chain_id', 'chain.chain_id', 'chain.terminal_hash', 'chain.salt', 'chain.created_at'])
    .select(['chain.beacon_chain_hash', 'chain.beacon_round'])
    .where('t.game', '=', game)
    .where('t.table_id', '=', table)
    .execute()
  const present = rows.find(({ chain_id, next_chain_id }) => chain_id !== next_chain_id)
  const next = rows.find(({ chain_id, next_chain_id }) => chain_id === next_chain_id)
  return present === undefined
    ? null
    : { ...publishedChain(present), next: next === undefined ? null : publishedChain(next) }
}

type PublishedColumns = Pick<
  HashChainRow,
  'terminal_hash' | 'salt' | 'created_at' | 'beacon_chain_hash' | 'beacon_round'
>

const publishedChain = (row: PublishedColumns) => ({
  terminal_hash: row.terminal_hash,
  salt_source: saltSourceOf(row),
  salt: row.salt,
  published_at: row.created_at.toISOString(),
})
