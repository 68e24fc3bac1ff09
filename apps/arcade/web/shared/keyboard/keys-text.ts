import { defineText } from '@gamehall/web-client/i18n/text.ts'

export const keysText = defineText({
  'zh-TW': { title: '鍵盤', space: '空白鍵' },
  en: { title: 'Keyboard', space: 'Space' },
})
