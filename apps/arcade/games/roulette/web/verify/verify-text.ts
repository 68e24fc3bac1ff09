import { defineText } from '@gamehall/web-client/i18n/text.ts'

export const rouletteVerifyText = defineText({
  'zh-TW': {
    table: '桌別（european、french）',
    wrongTable: '桌別應為 european 或 french。',
    chips: '下注（位置:金額，以逗號分隔，例如 red:50.00,straight-17:10.00）',
    wrongChips: '請檢查下注的位置與金額。',
    number: '開出',
    paid: '派彩',
    bets: '每一注',
  },
  en: {
    table: 'Table (european, french)',
    wrongTable: 'Enter european or french.',
    chips: 'Bets (spot:amount, separated by commas, such as red:50.00,straight-17:10.00)',
    wrongChips: 'Check the spots and amounts of the bets.',
    number: 'Number',
    paid: 'Paid',
    bets: 'Each bet',
  },
})
