import type { Minor } from '@gamehall/money'
import { sql } from 'kysely'
import { type Outcome, refuse, succeed } from '../../../platform/context/outcome.ts'
import type { GamesTrx } from '../tables.ts'
import { periodStart } from './limit-period.ts'
import { readLimits } from './limit-queries.ts'
import { readLimitUsage, readMaxPossibleLoss } from './read-limit-usage.ts'

/**
 * Checks whether the player's loss and stake limits allow one more bet from the main wallet, in TWD cents. Open bets count as
 * staked and as lost. Runs in a transaction that serializes the player's bets; breaks and the time limit are
 * `checkPlayAllowed`. 10302: loss limit. 10303: stake limit.
 */
async function checkStakeWithinLimits(
  trx: GamesTrx,
  playerId: bigint,
  amountMinor: Minor,
  now: Date,
): Promise<Outcome<object, 10302 | 10303>> {
  for (const limit of await readLimits(trx, playerId)) {
    const { subject, period, most } = limit
    if (subject !== 'loss' && subject !== 'stake') continue
    const open = await readOpenBets(trx, playerId, periodStart(period, now))
    if (subject === 'stake') {
      const used = await readLimitUsage(trx, playerId, limit, now)
      if (used + open.staked + amountMinor > most) return refuse(10303)
    } else {
      const lost = await readMaxPossibleLoss(trx, playerId, period, now)
      if (lost + open.staked - open.won + amountMinor > most) return refuse(10302)
    }
  }
  return succeed({})
}

async function readOpenBets(
  trx: GamesTrx,
  playerId: bigint,
  from: Date,
): Promise<{ readonly staked: bigint; readonly won: bigint }> {
  return trx
    .selectFrom('bets')
    .select([
      sql<bigint>`coalesce(sum(bet_minor), 0)::bigint`.as('staked'),
      sql<bigint>`coalesce(sum(win_minor), 0)::bigint`.as('won'),
    ])
    .where('player_id', '=', playerId)
    .where('status', '=', 'open')
    .where('bet_at', '>=', from)
    .executeTakeFirstOrThrow()
}

interface Stake {
  readonly playerId: bigint
  readonly amountMinor: Minor
}

/** The players, of different ones, whose limits do not allow their stake. Asked of players who have such limits: most have none. */
export async function filterOverStakeLimits(
  trx: GamesTrx,
  stakes: readonly Stake[],
  now: Date,
): Promise<ReadonlySet<bigint>> {
  const over = new Set<bigint>()
  for (const { playerId, amountMinor } of stakes)
    if (!(await checkStakeWithinLimits(trx, playerId, amountMinor, now)).ok) over.add(playerId)
  return over
}
