import { defineText } from '@gamehall/web-client/i18n/text.ts'

export const siteText = defineText({
  'zh-TW': {
    banners: '活動橫幅',
    slide: (title: string, detail: string) => (detail === '' ? title : `${title}，${detail}`),
    ribbon: '網站說明',
    sandbox: '測試環境・使用虛擬金幣，非真實金錢',
  },
  en: {
    banners: 'Featured',
    slide: (title, detail) => (detail === '' ? title : `${title}: ${detail}`),
    ribbon: 'About this site',
    sandbox: 'Sandbox · play money only',
  },
})
