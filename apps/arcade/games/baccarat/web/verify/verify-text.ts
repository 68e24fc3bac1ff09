import { defineText } from '@gamehall/web-client/i18n/text.ts'

export const baccaratVerifyText = defineText({
  'zh-TW': {
    table: '桌別（standard、super_six）',
    wrongTable: '桌別應為 standard 或 super_six。',
    chips: '下注（位置:金額，以逗號分隔，例如 banker:100.00,tie:10.00）',
    wrongChips: '請檢查下注的位置與金額。',
    place: (shoe: number, hand: number) => `第 ${shoe} 靴第 ${hand} 局`,
    paid: '派彩',
    bets: '每一注',
    note: '共用牌局：「您的種子」欄填這一桌的公開鹽值，「局號」填牌局編號。同一靴先前各局的種子，是這一局種子一次次的 SHA-256，所以整靴的牌都能從這一局算回去。',
  },
  en: {
    table: 'Table (standard, super_six)',
    wrongTable: 'Enter standard or super_six.',
    chips: 'Bets (spot:amount, separated by commas, such as banker:100.00,tie:10.00)',
    wrongChips: 'Check the spots and amounts of the bets.',
    place: (shoe: number, hand: number) => `Shoe ${shoe}, hand ${hand}`,
    paid: 'Paid',
    bets: 'Each bet',
    note: 'Shared hands: enter the table’s public salt as “your seed” and the hand number as the round number. The seeds of earlier hands in the shoe are found by hashing this one with SHA-256 repeatedly, so the whole shoe follows from this hand.',
  },
})
