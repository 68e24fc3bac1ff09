import { defineText } from '@gamehall/web-client/i18n/text.ts'

export const verificationCodeText = defineText({
  'zh-TW': {
    code: '驗證碼',
    smsCode: '簡訊驗證碼',
    emailCode: '電子郵件驗證碼',
    codePlaceholder: '6 位數驗證碼',
    sent: (target: string) => `驗證碼已傳送至 ${target}`,
  },
  en: {
    code: 'Verification code',
    smsCode: 'SMS code',
    emailCode: 'Email code',
    codePlaceholder: '6-digit code',
    sent: (target) => `Code sent to ${target}`,
  },
})
