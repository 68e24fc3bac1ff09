import type { LeaderboardRule } from '@gamehall/contract/operator'
import { type Minor, minor, sum } from '@gamehall/money'
import { parseRuleAmount } from '../activities/activity-bonus.ts'

export interface PrizeTier {
  readonly from: number
  /** Inclusive. */
  readonly to: number
  readonly amountMinor: Minor
}

/** The prizes by places, the best first. */
export function prizeTiers({ prizes }: Pick<LeaderboardRule, 'prizes'>): PrizeTier[] {
  let last = 0
  return prizes.map(({ places, amount }) => {
    const from = last + 1
    last += places
    return { from, to: last, amountMinor: parseRuleAmount(amount) }
  })
}

/** What a place gets in TWD cents; null for none. */
export const prizeOfPlace = (rule: LeaderboardRule, place: number): Minor | null =>
  prizeTiers(rule).find(({ from, to }) => place >= from && place <= to)?.amountMinor ?? null

/** How many places get a prize. */
export const countPrizes = ({ prizes }: LeaderboardRule): number =>
  prizes.reduce((total, { places }) => total + places, 0)

/** All prizes of one run, in TWD cents. */
export const worthOfRun = (rule: LeaderboardRule): Minor =>
  sum(prizeTiers(rule).map(({ from, to, amountMinor }) => minor(amountMinor * BigInt(to - from + 1))))
