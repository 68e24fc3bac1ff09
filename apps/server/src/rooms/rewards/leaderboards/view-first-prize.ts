import { leaderboardRule } from '@gamehall/contract/operator'
import type { Activity } from '@gamehall/contract/rewards'
import { formatWireAmount } from '@gamehall/money'
import { prizeTiers } from './leaderboard-prizes.ts'

/** A leaderboard's best prize, as the list of offers shows a bonus. */
export function viewFirstPrize(
  stored: unknown,
  { wash_percent }: { readonly wash_percent: number },
): Activity['bonus'] {
  const [first] = prizeTiers(leaderboardRule.parse(stored))
  return (
    (first && {
      amount: formatWireAmount(first.amountMinor, 'TWD'),
      is_most: true,
      percent: null,
      wash_percent,
      free_rounds: null,
    }) ??
    null
  )
}
