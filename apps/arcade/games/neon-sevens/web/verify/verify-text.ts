import { defineText } from '@gamehall/web-client/i18n/text.ts'

export const neonSevensVerifyText = defineText({
  'zh-TW': {
    bet: '投注金額',
    wrongBet: '這個投注金額不在遊戲的選項中。',
    stops: '停軸位置（0 到 29）',
    total: '派彩',
    none: '沒有中獎的線',
    line: (line: number, symbol: string, win: string) => `第 ${line} 線：${symbol}，${win}`,
  },
  en: {
    bet: 'Bet',
    wrongBet: 'The game doesn’t accept this bet.',
    stops: 'Reel stops (0 to 29)',
    total: 'Paid',
    none: 'No line paid',
    line: (line: number, symbol: string, win: string) => `Line ${line}: ${symbol}, ${win}`,
  },
})
