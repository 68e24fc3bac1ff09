import { type BetItem, wholeItem } from '../../src/games/bet-item.ts'
import { betLabel } from './bet-label.ts'
import type { PlinkoRound } from './schemas.ts'

export const plinkoBetItems = (round: PlinkoRound, language: 'zh-TW' | 'en'): BetItem[] => [
  wholeItem(round, betLabel(round, language)),
]
