import { defineText } from '@gamehall/web-client/i18n/text.ts'

export const pearlTideVerifyText = defineText({
  'zh-TW': {
    bet: '投注金額',
    wrongBet: '這個投注金額不在遊戲的選項中。',
    spin: (index: number) => (index === 0 ? '付費旋轉' : `免費旋轉 ${index}`),
    multiplier: (multiplier: number) => `倍數 ×${multiplier}`,
    clams: (count: number) => `硨磲貝 ${count}`,
    cluster: (symbol: string, size: number, win: string) => `${symbol} ${size} 個：${win}`,
    none: '沒有相連',
    win: '贏得',
    total: '總派彩',
    capped: '已達最高贏額',
  },
  en: {
    bet: 'Bet',
    wrongBet: 'The game doesn’t accept this bet.',
    spin: (index: number) => (index === 0 ? 'Paid spin' : `Free spin ${index}`),
    multiplier: (multiplier: number) => `Multiplier ×${multiplier}`,
    clams: (count: number) => (count === 1 ? '1 clam' : `${count} clams`),
    cluster: (symbol: string, size: number, win: string) => `${symbol} × ${size}: ${win}`,
    none: 'No cluster',
    win: 'Win',
    total: 'Paid',
    capped: 'maximum win reached',
  },
})
