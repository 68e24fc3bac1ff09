import type { LeaderboardMeasure } from '@gamehall/contract/rewards'
import { formatMoneyAmount } from '@gamehall/money'
import type { LeaderboardsText } from './leaderboards-text.ts'

const COUNT = new Intl.NumberFormat('en')

export const formatCount = (count: number): string => COUNT.format(count)

/** Points with their unit: `1,234.00 元`, `37 局`, `12.50 倍`. */
export function pointsText(text: LeaderboardsText, measure: LeaderboardMeasure, points: string): string {
  if (measure === 'valid_bets') return text.money(formatMoneyAmount(points))
  if (measure === 'rounds') return text.rounds(COUNT.format(Number(points)))
  return text.times(formatMoneyAmount(points))
}
