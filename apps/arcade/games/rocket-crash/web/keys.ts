import { type GameKeys, stakeKeys } from '../../../web/shared/keyboard/game-keys.ts'

export const keys = {
  play: {
    keys: ['Space', 'Enter', '1'],
    does: { 'zh-TW': '投注 1：下注、收取', en: 'Bet 1: place, cash out' },
  },
  second: { keys: ['2'], does: { 'zh-TW': '投注 2：下注、收取', en: 'Bet 2: place, cash out' } },
  ...stakeKeys,
} as const satisfies GameKeys
