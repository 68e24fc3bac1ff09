import { defineText } from '@gamehall/web-client/i18n/text.ts'

export const searchText = defineText({
  'zh-TW': { hint: '輸入遊戲名稱、拼音或注音都可以' },
  en: { hint: 'Search by name, pinyin or zhuyin' },
})
