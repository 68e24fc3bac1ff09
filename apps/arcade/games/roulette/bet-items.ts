import { type BetItem, chipItems } from '../../src/games/bet-item.ts'
import type { RouletteRound } from './schemas.ts'
import { ROULETTE_SPOT_TEXT, spotName } from './spot-names.ts'
import { findSpot } from './spots.ts'

export const rouletteBetItems = (round: RouletteRound, language: 'zh-TW' | 'en'): BetItem[] =>
  chipItems(round, round.chips, (id) => {
    const spot = findSpot(id)
    return spot === undefined ? id : spotName(spot, ROULETTE_SPOT_TEXT[language])
  })
