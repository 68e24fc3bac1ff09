import { defineText } from '../../shared/i18n/text.ts'

export const supportText = defineText({
  'zh-TW': {
    service: '客服中心',
    title: '有什麼可以幫您的嗎？',
    hours: (hours: string) => `服務時間：${hours}`,
    channels: '聯絡方式',
    none: '目前沒有可用的聯絡方式',
    noneHint: '請稍後再試',
  },
  en: {
    service: 'Customer service',
    title: 'How can we help?',
    hours: (hours) => `Hours: ${hours}`,
    channels: 'Reach us',
    none: 'No way to reach us right now',
    noneHint: 'Please try again later',
  },
})
