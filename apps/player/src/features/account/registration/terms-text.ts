import { defineText } from '@gamehall/web-client/i18n/text.ts'

/** The terms of use that a player accepts by registering. */
export const termsText = defineText({
  'zh-TW': {
    title: '使用規則',
    age: (age: number) => `年滿 ${age} 歲才能註冊與遊戲。`,
    own: '每人一個帳號，一支手機號碼只能綁定一個帳號，請勿借用或轉讓。',
    single: '帳號同一時間只能在一個裝置登入，新的登入會讓舊裝置登出。',
    secret: '請妥善保管密碼與驗證碼，客服不會向您索取。',
    records: '每一筆存款、轉帳與注單都有紀錄，可在「我的」查詢。',
    fair: '以不正當方式取得利益的帳號會被停用。',
    calm: '遊戲只是娛樂，請量力而為。',
    ok: '我知道了',
  },
  en: {
    title: 'Terms of use',
    age: (age) => `You must be ${age} or older to register and play.`,
    own: 'One account per person and one phone number per account. Don’t lend or sell it.',
    single: 'You can be logged in on one device at a time; a new login ends the previous one.',
    secret: 'Keep your password and codes to yourself. Our staff will never ask for them.',
    records: 'Every deposit, transfer and bet is recorded. You’ll find them under Me.',
    fair: 'Accounts that profit by unfair means are disabled.',
    calm: 'Games are for fun. Play within your means.',
    ok: 'Got it',
  },
})
