import { defineText } from '@gamehall/web-client/i18n/text.ts'

export const sicBoVerifyText = defineText({
  'zh-TW': {
    chips: '下注（位置:金額，以逗號分隔，例如 big:100.00,total-9:10.00）',
    wrongChips: '請檢查下注的位置與金額。',
    dice: '開出',
    paid: '派彩',
    bets: '每一注',
    note: '共用牌桌：「您的種子」欄填這一桌的公開鹽值，「局號」填牌桌的局號。伺服器種子的雜湊就是前一局公開的種子。',
  },
  en: {
    chips: 'Bets (spot:amount, separated by commas, such as big:100.00,total-9:10.00)',
    wrongChips: 'Check the spots and amounts of the bets.',
    dice: 'Rolled',
    paid: 'Paid',
    bets: 'Each bet',
    note: 'Shared table: enter the table’s public salt as “your seed” and the table’s round number as the round number. The hash of the server seed is the seed revealed after the previous round.',
  },
})
