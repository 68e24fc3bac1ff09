import { defineText } from '@gamehall/web-client/i18n/text.ts'

export const receiveText = defineText({
  'zh-TW': {
    title: '收款 USDT',
    about: '這是您的專屬地址，可重複使用。到帳後存入 USDT 錢包。',
    share: '分享地址',
    rules: '到帳說明',
    minimum: '最低入帳',
    minimumHint: '未達時先累積，湊足後一併入帳',
    confirmations: '確認次數',
    times: (count: number) => `${count} 次`,
    accumulated: '目前累積',
    incoming: '入帳進度',
    none: '尚無轉入款項。轉出後約一分鐘會出現在這裡。',
  },
  en: {
    title: 'Receive USDT',
    about: 'Your own reusable address. Payments are credited to your USDT wallet.',
    share: 'Share address',
    rules: 'Payment rules',
    minimum: 'Minimum payment',
    minimumHint: 'Smaller payments are collected and credited once they reach the minimum',
    confirmations: 'Confirmations',
    times: (count) => `${count}`,
    accumulated: 'Collected so far',
    incoming: 'Incoming',
    none: 'No incoming payments. A payment appears here about a minute after it’s sent.',
  },
})
