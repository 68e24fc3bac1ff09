import { DRAGON_GATE_INFO } from '../../games/dragon-gate/info.ts'
import {
  DRAGON_GATE_BETS,
  DRAGON_GATE_START_BET,
  MAX_WIN_MULTIPLE,
} from '../../games/dragon-gate/paytable.ts'
import { MINES_INFO } from '../../games/mines/info.ts'
import { MINES_BET, MINES_MAX_WIN } from '../../games/mines/rules.ts'
import type { BetOptions, GameId } from '../game-api/schema.ts'
import { formatAmount } from '../wallet/amount.ts'
import type { PlatformKey } from './platforms.ts'

export interface GameDefinition {
  readonly game: GameId
  readonly platform: PlatformKey
  readonly name: { readonly 'zh-TW': string; readonly en: string }
  readonly rtp: string
  readonly volatility: 'low' | 'medium' | 'high'
  readonly bets: BetOptions
  /** Maximum payout of one round, in minor units. */
  readonly maxWin: bigint
}

const slotBets = DRAGON_GATE_BETS.map(formatAmount)
const slotMax = DRAGON_GATE_BETS.at(-1) ?? 0n

export const GAMES: Readonly<Record<GameId, GameDefinition>> = {
  'dragon-gate': {
    game: 'dragon-gate',
    platform: 'aurora_slots',
    name: { 'zh-TW': '龍門寶藏', en: 'Dragon Gate' },
    rtp: DRAGON_GATE_INFO.rtp,
    volatility: DRAGON_GATE_INFO.volatility,
    bets: {
      min: slotBets[0] ?? '',
      max: formatAmount(slotMax),
      choices: slotBets,
      step: slotBets[0] ?? '',
      start: formatAmount(DRAGON_GATE_START_BET),
    },
    maxWin: slotMax * MAX_WIN_MULTIPLE,
  },
  mines: {
    game: 'mines',
    platform: 'aurora_instant',
    name: { 'zh-TW': '礦坑尋寶', en: 'Gem Mines' },
    rtp: MINES_INFO.rtp,
    volatility: MINES_INFO.volatility,
    bets: {
      min: formatAmount(MINES_BET.min),
      max: formatAmount(MINES_BET.max),
      choices: [],
      step: formatAmount(MINES_BET.step),
      start: formatAmount(MINES_BET.start),
    },
    maxWin: MINES_MAX_WIN,
  },
}
