import { type BetItem, wholeItem } from '../../src/games/bet-item.ts'
import { minesCount } from './names.ts'
import type { MinesRound } from './schemas.ts'

export const minesBetItems = (round: MinesRound, language: 'zh-TW' | 'en'): BetItem[] => [
  wholeItem(round, minesCount[language](round.mines)),
]
