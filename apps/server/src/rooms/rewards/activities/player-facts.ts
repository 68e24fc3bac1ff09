import type { ActivityRule } from '@gamehall/contract/operator'
import { type Minor, ZERO } from '@gamehall/money'
import { findRegisteredAt } from '../../account/index.ts'
import { hasAcceptedCard, sumPaidDeposits } from '../../cashier/index.ts'
import { countRounds, sumValidBets } from '../../games/index.ts'
import { readBirthDate } from '../../identity/index.ts'
import type { RewardsContext, RewardsDb } from '../tables.ts'
import { readVipLevel } from '../vip/read-vip-level.ts'
import { parseRuleAmount } from './activity-bonus.ts'
import type { Period } from './activity-period.ts'
import type { ActivityRow } from './activity-queries.ts'

/** The player data that offer conditions are evaluated on. */
export interface PlayerFacts {
  readonly registeredAt: Date
  /** `yyyy-MM-dd`; null when unknown. */
  readonly birthDate: string | null
  readonly vipLevel: number
  readonly hasBankCard: boolean
  readonly depositMinor: Minor
  readonly validBetMinor: Minor
  /** Settled rounds that the rule counts. */
  readonly rounds: number
}

type Window = { readonly from: Date | null; readonly to: Date | null }

/** Reads a player's facts for one offer and period; facts the rule does not need keep their defaults. */
export async function readPlayerFacts(
  ctx: RewardsContext,
  db: RewardsDb,
  playerId: bigint,
  given: { readonly activity: ActivityRow; readonly rule: ActivityRule; readonly period: Period },
): Promise<PlayerFacts> {
  const { activity, rule, period } = given
  const windowOf = (within: 'period' | 'activity' | 'ever'): Window => {
    if (within === 'ever') return { from: null, to: null }
    const isWhole = within === 'activity' || period.from === null
    return isWhole ? { from: activity.start_time, to: null } : later(period, activity.start_time)
  }
  const registeredAt = await findRegisteredAt(ctx, db, playerId)
  if (registeredAt === undefined) throw new Error(`no player ${playerId}`)
  const deposited = await sumPaidDeposits(db, [playerId], windowOf(rule.deposit?.within ?? 'period'))
  const bets = rule.bets
    ? await sumValidBets(db, [playerId], windowOf(rule.bets.within), rule.bets.games)
    : undefined
  return {
    registeredAt,
    birthDate: rule.is_birthday ? await readBirthDate(ctx, db, playerId) : null,
    vipLevel: await readVipLevel(db, playerId),
    hasBankCard: rule.has_bank_card === undefined ? false : await hasAcceptedCard(db, playerId),
    depositMinor: deposited.get(playerId) ?? ZERO,
    validBetMinor: bets?.get(playerId) ?? ZERO,
    rounds: rule.rounds ? await countRounds(db, playerId, roundFilter(rule.rounds, windowOf)) : 0,
  }
}

const roundFilter = (
  { within, games, multiplier, least_stake }: NonNullable<ActivityRule['rounds']>,
  windowOf: (within: 'period' | 'activity' | 'ever') => Window,
) => ({
  ...windowOf(within),
  gids: games,
  leastMultiplier: multiplier,
  leastStakeMinor: least_stake === undefined ? ZERO : parseRuleAmount(least_stake),
})

/** Starts the window no earlier than the offer. */
const later = ({ from, to }: Period, start: Date | null): Window => ({
  from: from !== null && start !== null && start > from ? start : from,
  to,
})
