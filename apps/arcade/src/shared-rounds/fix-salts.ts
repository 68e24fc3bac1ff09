import type { ArcadeContext } from '../arcade-context.ts'
import { timeOfRound } from '../beacon/randomness-beacon.ts'
import type { TableKey } from './table-key.ts'

export interface FixedSalts {
  readonly hasFixed: boolean
  /** When the beacon publishes a round that a chain still waits for; null when none waits. */
  readonly next: Date | null
}

/**
 * Fixes the salts of the table's chains, the present and the next one, with the rounds of the beacon that were named when the
 * chains were published; a chain waits until its round is there. Several processes fix the same salt, once. Throws a BeaconError.
 */
export async function fixSalts(ctx: ArcadeContext, key: TableKey, signal: AbortSignal): Promise<FixedSalts> {
  const { network } = ctx.beacon
  const waiting = await ctx.db
    .selectFrom('arcade.hash_chains as chain')
    .innerJoin('arcade.shared_tables as t', (join) =>
      join.on((eb) => eb('chain.chain_id', 'in', [eb.ref('t.chain_id'), eb.ref('t.next_chain_id')])),
    )
    .select(['chain.chain_id', 'chain.beacon_round'])
    .where('t.game', '=', key.game)
    .where('t.table_id', '=', key.table)
    .where('chain.salt', 'is', null)
    .where('chain.beacon_chain_hash', '=', network.chainHash)
    .orderBy('chain.chain_id')
    .execute()
  let hasFixed = false
  for (const { chain_id, beacon_round } of waiting) {
    const round = Number(beacon_round)
    const publishedAt = timeOfRound(network, round)
    if (ctx.clock.now() < publishedAt) return { hasFixed, next: publishedAt }
    const { randomness, signature } = await ctx.beacon.fetchRound(round, signal)
    await ctx.db
      .updateTable('arcade.hash_chains')
      .set({ salt: randomness, beacon_signature: signature, salted_at: ctx.clock.now() })
      .where('chain_id', '=', chain_id)
      .where('salt', 'is', null)
      .execute()
    hasFixed = true
  }
  return { hasFixed, next: null }
}
