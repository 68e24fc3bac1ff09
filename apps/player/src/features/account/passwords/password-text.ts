import { defineText } from '@gamehall/web-client/i18n/text.ts'

export const passwordText = defineText({
  'zh-TW': {
    changePassword: '變更登入密碼',
    setPassword: '設定登入密碼',
    oldPassword: '目前的密碼',
    oldPlaceholder: '請輸入目前的密碼',
    newPassword: '新密碼',
    byCode: '忘記目前的密碼？改用簡訊驗證',
    byOld: '改用目前的密碼',
    codeTo: (phone: string) => `驗證碼會傳送至您綁定的手機 ${phone}`,
    save: '儲存',
    saved: '登入密碼已更新，其他裝置已登出',
    review: '密碼已更新。請確認以下通行密鑰都是您的',
    needPhone: '請先綁定手機，才能設定密碼',
    bindPhone: '前往綁定手機',
  },
  en: {
    changePassword: 'Change login password',
    setPassword: 'Set a login password',
    oldPassword: 'Current password',
    oldPlaceholder: 'Your current password',
    newPassword: 'New password',
    byCode: 'Forgot it? Verify by SMS instead',
    byOld: 'Use the current password',
    codeTo: (phone) => `We’ll send a code to your linked phone ${phone}`,
    save: 'Save',
    saved: 'Login password updated. Other devices are logged out',
    review: 'Password updated. Check that these passkeys are all yours',
    needPhone: 'Link a phone first to set a password',
    bindPhone: 'Link a phone',
  },
})
