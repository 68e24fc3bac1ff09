import { defineText } from '@gamehall/web-client/i18n/text.ts'

export const customerServiceText = defineText({
  'zh-TW': {
    service: '客服中心',
    title: '有什麼可以幫您的嗎？',
    hours: (hours: string) => `服務時間：${hours}`,
    open: '客服人員服務中',
    closed: '目前為非服務時間，可先留言',
    topics: '想詢問什麼？',
    chat: '線上客服',
    chatHint: '與客服人員對話，可傳送圖片',
    help: '說明中心',
    helpHint: '存款、提款、流水與公平驗證',
    about: '關於我們',
    channels: '其他聯絡方式',
  },
  en: {
    service: 'Customer service',
    title: 'How can we help?',
    hours: (hours) => `Hours: ${hours}`,
    open: 'Agents online',
    closed: 'Offline, leave us a message',
    topics: 'Choose a topic',
    chat: 'Chat with us',
    chatHint: 'Talk to our team and send images',
    help: 'Help centre',
    helpHint: 'Deposits, withdrawals, turnover, fairness',
    about: 'About us',
    channels: 'Other ways to reach us',
  },
})
