import { defineText } from '@gamehall/web-client/i18n/text.ts'

export const moneyText = defineText({
  'zh-TW': {
    checking: '尚未收到結果，正在向系統確認，請稍候',
    unclear: '尚未收到結果。請勿重新操作，按下「查詢結果」即可確認，同一筆不會重複執行。',
    ask: '查詢結果',
    covered: '金額已隱藏',
    quoteHolds: '報價保留',
    quoteGone: '報價已過期，請重新取得後再確認。',
    requote: '重新報價',
  },
  en: {
    checking: 'No response yet. Checking the result',
    unclear: 'No response yet. Please don’t start over. Tap “Check result”; nothing is done twice.',
    ask: 'Check result',
    covered: 'Amount hidden',
    quoteHolds: 'Quote valid for',
    quoteGone: 'The quote has expired. Get a new one to continue.',
    requote: 'Get new quote',
  },
})
