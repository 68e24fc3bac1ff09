import { sql } from 'kysely'
import type { ArcadeContext } from '../../arcade-context.ts'
import type { ArcadeTrx, StakeAllowanceRow } from '../../db/schema.ts'
import { formatAmount, parseAmount } from '../../wallet/amount.ts'
import { isLimitable } from '../../wallet/stake-allowance.ts'
import { findPlayer } from '../find-player.ts'
import { type ProviderResponse, refuse, succeed } from '../provider-response.ts'
import type { ProviderRequest } from '../provider-schema.ts'

/**
 * Sets what a player may stake in rounds opened since given instants; none: no limit. Returns what is left, and the revision that
 * holds: a later one, where this one came late. NOT_FOUND for an unknown player, BAD_REQUEST for one on the hall's wallet.
 */
export async function setStakeLimits(
  ctx: ArcadeContext,
  { player, ...terms }: ProviderRequest<'players/stake-limits'>,
): Promise<ProviderResponse> {
  const row = await findPlayer(ctx.db, player)
  if (row === undefined || row.demo_balance !== null) return refuse('NOT_FOUND', 'no such player')
  if (!isLimitable(row)) return refuse('BAD_REQUEST', 'the hall takes this player’s bets')
  const saved = await saveStakeLimits(ctx, row.player_id, terms)
  const left = saved.stake_left
  return succeed({
    revision: `${saved.stake_limits_revision}`,
    left: left === null ? null : formatAmount(left > 0n ? left : 0n),
  })
}

type StakeLimits = Omit<ProviderRequest<'players/stake-limits'>, 'player'>

/** Applies limits unless later ones hold already. Stakes that are being taken are waited for, and counted. */
export function saveStakeLimits(ctx: ArcadeContext, playerId: bigint, { revision, limits }: StakeLimits) {
  return ctx.db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom('arcade.players')
      .select(['stake_left', 'stake_limits_revision'])
      .where('player_id', '=', playerId)
      // Conflicts with the lock of whoever takes a stake, and with that of the foreign key of a new round.
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (before.stake_limits_revision > BigInt(revision)) return before
    return trx
      .updateTable('arcade.players')
      .set({ ...(await evaluateLimits(trx, playerId, limits)), stake_limits_revision: BigInt(revision) })
      .where('player_id', '=', playerId)
      .returning(['stake_left', 'stake_limits_revision'])
      .executeTakeFirstOrThrow()
  })
}

/** What the tightest of the limits leaves, under the lock of the player. */
async function evaluateLimits(trx: ArcadeTrx, playerId: bigint, limits: StakeLimits['limits']) {
  if (limits.length === 0) return { stake_left: null, stake_left_since: null }
  const since = limits.map((limit) => new Date(limit.since))
  const amounts = limits.map(({ amount }) => `${parseAmount(amount) ?? 0n}`)
  const { rows } = await sql<StakeAllowanceRow>`
    select min(l.amount - l.staked) as stake_left, max(l.since) as stake_left_since
      from unnest(${amounts}::bigint[], ${since}::timestamptz[], arcade.sum_stakes(${playerId}, ${since}::timestamptz[]))
        as l(amount, since, staked)`.execute(trx)
  return rows[0] ?? { stake_left: null, stake_left_since: null }
}
