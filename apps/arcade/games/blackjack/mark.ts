import type { TableMark } from '../../src/games/game-module.ts'
import { readTable } from './play.ts'
import type { BlackjackState } from './schemas.ts'

const MARKS = {
  blackjack: { label: { 'zh-TW': 'BJ', en: 'BJ' }, tone: 'gold' },
  won: { label: { 'zh-TW': '贏', en: 'W' }, tone: 'green' },
  push: { label: { 'zh-TW': '平', en: 'P' }, tone: 'blue' },
  lost: { label: { 'zh-TW': '輸', en: 'L' }, tone: 'plain' },
} as const satisfies Readonly<Record<string, TableMark>>

/**
 * What a round came to for its player, all hands and insurances together: only a return above the stake is a win. A blackjack shows
 * in a round that won.
 */
export function blackjackMark(state: BlackjackState): TableMark {
  const { staked, paid, events } = readTable(state)
  if (paid < staked) return MARKS.lost
  if (paid === staked) return MARKS.push
  const hasBlackjack = events.some((event) => event.type === 'settle' && event.result === 'blackjack')
  return hasBlackjack ? MARKS.blackjack : MARKS.won
}
