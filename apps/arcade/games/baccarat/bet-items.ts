import { type BetItem, chipItems } from '../../src/games/bet-item.ts'
import type { BaccaratRound } from './schemas.ts'
import { BACCARAT_SPOT_NAMES } from './spot-names.ts'

export const baccaratBetItems = (round: BaccaratRound, language: 'zh-TW' | 'en'): BetItem[] =>
  chipItems(round, round.chips, (spot) => BACCARAT_SPOT_NAMES[language][spot])
