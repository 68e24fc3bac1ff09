import { defineText } from '@gamehall/web-client/i18n/text.ts'

export const dragonGateVerifyText = defineText({
  'zh-TW': {
    bet: '投注金額',
    wrongBet: '這個投注金額不在遊戲的選項中。',
    spin: (index: number) => (index === 0 ? '付費旋轉' : `免費旋轉 ${index}`),
    stops: '停軸位置',
    win: '贏得',
    total: '總贏得',
    capped: '已達最高贏額',
  },
  en: {
    bet: 'Bet',
    wrongBet: 'The game doesn’t accept this bet.',
    spin: (index: number) => (index === 0 ? 'Paid spin' : `Free spin ${index}`),
    stops: 'Reel stops',
    win: 'Win',
    total: 'Total win',
    capped: 'maximum win reached',
  },
})
