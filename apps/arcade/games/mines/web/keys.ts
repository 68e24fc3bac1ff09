import { type GameKeys, stakeKeys } from '../../../web/shared/keyboard/game-keys.ts'

export const keys = {
  play: { keys: ['Space'], does: { 'zh-TW': '開始；再按隨機挖一格', en: 'Start; open a random tile' } },
  walk: {
    keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
    does: { 'zh-TW': '在格子間移動，Enter 挖開', en: 'Move between tiles; Enter opens one' },
  },
  cashOut: { keys: ['C'], does: { 'zh-TW': '收取', en: 'Cash out' } },
  less: { keys: ['-'], does: stakeKeys.less.does },
  more: { keys: ['+'], does: stakeKeys.more.does },
} as const satisfies GameKeys
