import { defineText } from '@gamehall/web-client/i18n/text.ts'

export const noticesText = defineText({
  'zh-TW': {
    notices: '系統公告',
    known: '我知道了',
    look: '前往查看',
    line: (title: string, content: string) => `${title}：${content}`,
  },
  en: {
    notices: 'System notices',
    known: 'Got it',
    look: 'View',
    line: (title, content) => `${title}: ${content}`,
  },
})
