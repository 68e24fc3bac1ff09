import { defineText } from '@gamehall/web-client/i18n/text.ts'

export const celebrationText = defineText({
  'zh-TW': {
    tier1: '大獎',
    tier2: '巨獎',
    tier3: '傳奇大獎',
    times: (times: string) => `${times} 倍`,
    tap: '點一下繼續',
  },
  en: {
    tier1: 'Big win',
    tier2: 'Mega win',
    tier3: 'Legendary win',
    times: (times: string) => `${times}× the bet`,
    tap: 'Tap to continue',
  },
})
