import { defineText } from '../i18n/text.ts'

export const recordsText = defineText({
  'zh-TW': {
    pickRange: '選擇查詢日期',
    today: '今天',
    lastDays: (days: number) => `近 ${days} 天`,
    rule: (days: number) => `台灣時間，一次最多 ${days} 天，結束日不可早於開始日`,
    range: (from: string, until: string) => `查詢日期 ${from} 至 ${until}`,
    all: '全部',
  },
  en: {
    pickRange: 'Choose dates',
    today: 'Today',
    lastDays: (days) => `Last ${days} days`,
    rule: (days) => `Taiwan time, at most ${days} days, the end not before the start`,
    range: (from, until) => `Dates: ${from} to ${until}`,
    all: 'All',
  },
})
