import { defineText } from '@gamehall/web-client/i18n/text.ts'

export const plinkoVerifyText = defineText({
  'zh-TW': {
    bet: '每顆投注',
    wrongBet: '請輸入金額，例如 10.00。',
    rows: '排數（8 到 16）',
    wrongRows: '排數應為 8 到 16。',
    risk: '風險（low、medium、high）',
    wrongRisk: '風險應為 low、medium 或 high。',
    balls: '彈珠數（1 到 100）',
    wrongBalls: '彈珠數應為 1 到 100。',
    paid: '派彩',
    each: '每顆彈珠的路徑與倍率',
    path: '路徑（左 ← → 右）',
  },
  en: {
    bet: 'Bet per ball',
    wrongBet: 'Enter an amount such as 10.00.',
    rows: 'Rows (8 to 16)',
    wrongRows: 'Enter 8 to 16 rows.',
    risk: 'Risk (low, medium, high)',
    wrongRisk: 'Enter low, medium or high.',
    balls: 'Balls (1 to 100)',
    wrongBalls: 'Enter 1 to 100 balls.',
    paid: 'Paid',
    each: 'The path and multiplier of each ball',
    path: 'Path (left ← → right)',
  },
})
