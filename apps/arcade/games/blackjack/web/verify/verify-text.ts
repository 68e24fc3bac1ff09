import { defineText } from '@gamehall/web-client/i18n/text.ts'

export const blackjackVerifyText = defineText({
  'zh-TW': {
    left: '左注位投注（沒有就留空）',
    center: '中注位投注',
    right: '右注位投注',
    wrongBet: '請輸入 10 到 5,000、10 的倍數，至少一個注位。',
    actions:
      '動作（依順序，以句點分隔：i 保險、h 要牌、s 停牌、d 加倍、p 分牌、r 投降，後接注位或第幾手的編號）',
    wrongActions: '這些動作不符合規則。',
    total: '派彩',
    stakes: '投注',
  },
  en: {
    left: 'Bet on the left spot (empty for none)',
    center: 'Bet on the centre spot',
    right: 'Bet on the right spot',
    wrongBet: 'Enter 10 to 5,000 in multiples of 10 on at least one spot.',
    actions:
      'Actions in order, separated by dots: i insurance, h hit, s stand, d double, p split, r surrender, each with the number of its spot or hand',
    wrongActions: 'The rules don’t allow these actions.',
    total: 'Paid',
    stakes: 'Staked',
  },
})
