import { chipKeys, type GameKeys, repeatKey } from '../../../web/shared/keyboard/game-keys.ts'

export const keys = {
  play: { keys: ['Space', 'Enter'], does: { 'zh-TW': '確認下注', en: 'Confirm bets' } },
  big: { keys: ['B'], does: { 'zh-TW': '押大', en: 'Bet on Big' } },
  small: { keys: ['S'], does: { 'zh-TW': '押小', en: 'Bet on Small' } },
  odd: { keys: ['O'], does: { 'zh-TW': '押單', en: 'Bet on Odd' } },
  even: { keys: ['E'], does: { 'zh-TW': '押雙', en: 'Bet on Even' } },
  ...chipKeys,
  ...repeatKey,
} as const satisfies GameKeys
