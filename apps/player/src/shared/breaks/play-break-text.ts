import { defineText } from '@gamehall/web-client/i18n/text.ts'

export const playBreakText = defineText({
  'zh-TW': {
    until: (at: string) => `休息至 ${at}`,
    forGood: '已永久暫停遊戲',
    limits: '查看我的限制',
  },
  en: {
    until: (at) => `On a break until ${at}`,
    forGood: 'You’re on a permanent break',
    limits: 'View my limits',
  },
})
