import { defineText } from '@gamehall/web-client/i18n/text.ts'

export const depositBreakText = defineText({
  'zh-TW': {
    reason: '您為自己設定了休息，期間內不能存款。提款、紀錄與客服仍可使用。',
    withdraw: '前往提款',
  },
  en: {
    reason:
      'Deposits are closed during the break you set. Withdrawals, records and customer service remain available.',
    withdraw: 'Withdraw',
  },
})
