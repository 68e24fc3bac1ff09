import { defineText } from '@gamehall/web-client/i18n/text.ts'

export const chipsText = defineText({
  'zh-TW': {
    rack: '籌碼',
    chip: (amount: string) => `籌碼 ${amount}`,
    undo: '復原',
    clear: '清除',
    repeat: '同上局',
    double: '加倍',
    faults: {
      spot_minimum: (limit: string) => `這個位置最低 ${limit}`,
      spot_maximum: (limit: string) => `這個位置最高 ${limit}`,
      round_maximum: (limit: string) => `一局最多投注 ${limit}`,
    },
  },
  en: {
    rack: 'Chips',
    chip: (amount: string) => `${amount} chip`,
    undo: 'Undo',
    clear: 'Clear',
    repeat: 'Repeat',
    double: 'Double',
    faults: {
      spot_minimum: (limit: string) => `The minimum bet on this spot is ${limit}`,
      spot_maximum: (limit: string) => `The maximum bet on this spot is ${limit}`,
      round_maximum: (limit: string) => `The maximum bet per round is ${limit}`,
    },
  },
})
