import { sql } from 'kysely'
import type { ArcadeTrx, PlayerRow } from '../db/schema.ts'

/** What a player may still stake by the hall's limits, in minor units; below zero where a limit was lowered under what was staked. */
interface StakeAllowance {
  readonly left: bigint
  /** The stake of a void round opened since then is given back. */
  readonly since: Date
}

/** Whether stakes of the player may be limited here: not in trial play, and not on the hall's wallet, where the hall sees to it. */
export const isLimitable = ({ demo_balance, wallet }: Pick<PlayerRow, 'demo_balance' | 'wallet'>): boolean =>
  demo_balance === null && wallet === 'transfer'

/**
 * Locks players, before any of their wallets, until the transaction ends, and returns what those of them who have limits may still
 * stake. A limit that is set meanwhile waits for the lock, and counts the stakes that were taken under it.
 */
export async function lockStakeAllowances(
  trx: ArcadeTrx,
  playerIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, StakeAllowance>> {
  if (playerIds.length === 0) return new Map()
  const rows = await trx
    .selectFrom('arcade.players')
    .select(['player_id', 'stake_left', 'stake_left_since'])
    .where('player_id', 'in', [...new Set(playerIds)])
    .orderBy('player_id')
    .forNoKeyUpdate()
    .execute()
  return new Map(
    rows.flatMap(({ player_id, stake_left: left, stake_left_since: since }) =>
      left === null || since === null ? [] : [[player_id, { left, since }]],
    ),
  )
}

/** Whether an allowance, if there is one, covers a stake. */
export const coversStake = (allowance: { readonly left: bigint } | undefined, stake: bigint): boolean =>
  allowance === undefined || stake <= allowance.left || stake === 0n

interface Stake {
  readonly playerId: bigint
  readonly amount: bigint
}

/** Counts stakes that were taken; of players without limits nothing is counted. The caller holds their locks. */
export async function countStakes(trx: ArcadeTrx, stakes: readonly Stake[]): Promise<void> {
  if (stakes.length === 0) return
  const rows = stakes.map(({ playerId, amount }) => ({ player_id: `${playerId}`, amount: `${amount}` }))
  await sql`
    update arcade.players p set stake_left = p.stake_left - v.amount
      from (select player_id, sum(amount)::bigint as amount
        from json_to_recordset(${JSON.stringify(rows)}::json) as d(player_id bigint, amount bigint)
        group by player_id) v
      where p.player_id = v.player_id and p.stake_left is not null`.execute(trx)
}

/**
 * Gives back the stakes of rounds that became void, before any wallet is locked: of those that every limit of their player counts.
 * What a longer limit alone counts comes back when the hall tells its limits again.
 */
export async function returnStakes(
  trx: ArcadeTrx,
  stakes: readonly (Stake & { readonly openedAt: Date })[],
): Promise<void> {
  const allowances = await lockStakeAllowances(
    trx,
    stakes.map(({ playerId }) => playerId),
  )
  const counted = stakes.filter(({ playerId, openedAt }) => {
    const allowance = allowances.get(playerId)
    return allowance !== undefined && openedAt >= allowance.since
  })
  await countStakes(
    trx,
    counted.map(({ playerId, amount }) => ({ playerId, amount: -amount })),
  )
}
