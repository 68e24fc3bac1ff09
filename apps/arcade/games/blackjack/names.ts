import type { GameNames } from '../../src/games/game-module.ts'
import type { HandResult } from './schemas.ts'

export const BLACKJACK_NAMES: GameNames = { 'zh-TW': '21 點', en: 'Blackjack' }

/** The betting spots, from left to right. */
export const BLACKJACK_SPOT_NAMES: { readonly 'zh-TW': readonly string[]; readonly en: readonly string[] } = {
  'zh-TW': ['左注位', '中注位', '右注位'],
  en: ['Left spot', 'Centre spot', 'Right spot'],
}

export const BLACKJACK_RESULT_NAMES: Readonly<Record<'zh-TW' | 'en', Readonly<Record<HandResult, string>>>> =
  {
    'zh-TW': {
      blackjack: '黑傑克',
      win: '贏',
      push: '平手',
      lose: '輸',
      bust: '爆牌',
      surrender: '投降',
    },
    en: {
      blackjack: 'Blackjack',
      win: 'Win',
      push: 'Push',
      lose: 'Lose',
      bust: 'Bust',
      surrender: 'Surrender',
    },
  }

/** Whose cards a row shows, and what the bet beside a hand is called. */
export const BLACKJACK_HAND_NAMES = {
  'zh-TW': { dealer: '莊家', hand: '玩家', insurance: '保險', separator: '・' },
  en: { dealer: 'Dealer', hand: 'You', insurance: 'Insurance', separator: ': ' },
} as const
