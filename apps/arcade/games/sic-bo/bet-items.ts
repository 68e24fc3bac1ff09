import { type BetItem, chipItems } from '../../src/games/bet-item.ts'
import type { SicBoRound } from './schemas.ts'
import { SIC_BO_SPOT_TEXT, spotName } from './spot-names.ts'
import { findSpot } from './spots.ts'

export const sicBoBetItems = (round: SicBoRound, language: 'zh-TW' | 'en'): BetItem[] =>
  chipItems(round, round.chips, (id) => {
    const spot = findSpot(id)
    return spot === undefined ? id : spotName(spot, SIC_BO_SPOT_TEXT[language])
  })
