import { chipKeys, type GameKeys, repeatKey } from '../../../web/shared/keyboard/game-keys.ts'

export const keys = {
  play: { keys: ['Space', 'Enter'], does: { 'zh-TW': '旋轉；旋轉時跳過', en: 'Spin; skip the spin' } },
  table: {
    keys: ['Tab', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
    does: { 'zh-TW': '選號碼，Enter 下注', en: 'Choose a number; Enter places a chip' },
  },
  split: {
    keys: ['Shift'],
    does: { 'zh-TW': '加方向鍵，在號碼上押兩號', en: 'With an arrow key on a number: split' },
  },
  inside: {
    keys: ['S', 'C', 'L'],
    does: { 'zh-TW': '在號碼上：三號、四號、六號', en: 'On a number: street, corner, six line' },
  },
  ...chipKeys,
  ...repeatKey,
} as const satisfies GameKeys
