import { type Minor, minor, ZERO } from '@gamehall/money'
import { batchPerOwner } from '@gamehall/postgres'
import { type Outcome, refuse, succeed } from '../../../platform/context/outcome.ts'
import type { Db } from '../../../platform/database/database.ts'
import { type GamesContext, type GamesDb, withGamesTables } from '../tables.ts'
import { readLimitUsage, readMaxPossibleLoss } from './read-limit-usage.ts'

/** The limits and active breaks of several players, in the order of `playerIds`. */
async function readLimitsAndBreaks(db: GamesDb, playerIds: readonly bigint[], now: Date) {
  const ids = [...new Set(playerIds)]
  const [limits, breaks] = await Promise.all([
    db.selectFrom('play_limits').selectAll().where('player_id', 'in', ids).execute(),
    db
      .selectFrom('play_breaks')
      .select('player_id')
      .where('player_id', 'in', ids)
      .where((row) => row.or([row('until', 'is', null), row('until', '>', now)]))
      .execute(),
  ])
  return playerIds.map((playerId) => ({
    isOnBreak: breaks.some((each) => each.player_id === playerId),
    limits: limits.filter((limit) => limit.player_id === playerId),
  }))
}

/** Batches concurrent reads of several players. */
const readLimitsAndBreaksBatched = batchPerOwner((ctx: GamesContext, playerIds: readonly bigint[]) =>
  readLimitsAndBreaks(ctx.db, playerIds, ctx.clock.now()),
)

const REACHED_CODES = { loss: 10302, stake: 10303, time: 10304 } as const
type OwnLimitCode = (typeof REACHED_CODES)[keyof typeof REACHED_CODES]

/**
 * Checks whether the player’s break and limits allow them to open a game or transfer to one. `hasLossLimit`: the amount is
 * also bounded by the remaining loss allowance. 10300: on a break. 10302: loss limit reached. 10303: stake limit reached.
 * 10304: time limit reached.
 */
export async function checkPlayAllowed(
  ctx: GamesContext,
  playerId: bigint,
): Promise<Outcome<{ readonly hasLossLimit: boolean }, 10300 | OwnLimitCode>> {
  const now = ctx.clock.now()
  const { isOnBreak, limits } = await readLimitsAndBreaksBatched(ctx, playerId)
  if (isOnBreak) return refuse(10300)
  for (const limit of limits) {
    if (limit.subject === 'deposit') continue
    if ((await readLimitUsage(ctx.db, playerId, limit, now)) >= limit.most)
      return refuse(REACHED_CODES[limit.subject])
  }
  return succeed({ hasLossLimit: limits.some(({ subject }) => subject === 'loss') })
}

/**
 * The amount that a player can still transfer to the platforms without exceeding a loss limit even if everything there is
 * lost, in TWD cents; null without a loss limit. Valid while no other transfer of the player is opened.
 */
export async function readRemainingLossAllowance(
  db: GamesDb,
  playerId: bigint,
  now: Date,
): Promise<Minor | null> {
  const [own] = await readLimitsAndBreaks(db, [playerId], now)
  const lossLimits = own?.limits.filter(({ subject }) => subject === 'loss') ?? []
  let allowance: bigint | null = null
  for (const { period, most } of lossLimits) {
    const left = most - (await readMaxPossibleLoss(db, playerId, period, now))
    if (allowance === null || left < allowance) allowance = left
  }
  if (allowance === null) return null
  return allowance > 0n ? minor(allowance) : ZERO
}

/**
 * Checks whether the player’s break and deposit limits allow `amountMinor` on top of `openMinor` in pending deposits, in TWD
 * cents. Runs in the caller’s transaction, which serializes the player’s deposits. 10300: on a break. 10301: over a limit.
 */
export async function checkDepositAllowed(
  trx: Db,
  playerId: bigint,
  amounts: { readonly amountMinor: Minor; readonly openMinor: Minor },
  now: Date,
): Promise<Outcome<object, 10300 | 10301>> {
  const [own] = await readLimitsAndBreaks(withGamesTables(trx), [playerId], now)
  if (own === undefined || own.isOnBreak) return refuse(10300)
  for (const limit of own.limits.filter(({ subject }) => subject === 'deposit')) {
    const used = await readLimitUsage(withGamesTables(trx), playerId, limit, now)
    if (used + amounts.openMinor + amounts.amountMinor > limit.most) return refuse(10301)
  }
  return succeed({})
}
