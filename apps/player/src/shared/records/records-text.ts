import { defineText } from '@gamehall/web-client/i18n/text.ts'

export const recordsText = defineText({
  'zh-TW': {
    pickRange: '選擇查詢日期',
    today: '今天',
    yesterday: '昨天',
    count: (rows: number) => `${rows} 筆`,
    span: (from: string, until: string) => `${from}–${until}`,
    lastDays: (days: number) => `近 ${days} 天`,
    rule: (days: number) => `臺灣時間，一次最多 ${days} 天，結束日不可早於開始日`,
    range: (from: string, until: string) => `查詢日期 ${from} 至 ${until}`,
    backToLast: (days: number) => `改查近 ${days} 天`,
    all: '全部',
    download: '下載 CSV',
    downloading: '下載中',
    saved: (name: string) => `已下載 ${name}`,
    savedPart: '紀錄較多，檔案只含最近的一部分。請縮短日期範圍後再下載其餘的紀錄。',
  },
  en: {
    pickRange: 'Choose dates',
    today: 'Today',
    yesterday: 'Yesterday',
    count: (rows) => (rows === 1 ? '1 record' : `${rows} records`),
    span: (from, until) => `${from}–${until}`,
    lastDays: (days) => `Last ${days} days`,
    rule: (days) => `Taiwan time. Up to ${days} days; the end date can’t be before the start date.`,
    range: (from, until) => `Dates: ${from} to ${until}`,
    backToLast: (days) => `Show the last ${days} days`,
    all: 'All',
    download: 'Download CSV',
    downloading: 'Downloading',
    saved: (name) => `Downloaded ${name}`,
    savedPart:
      'Too many records for one file, so it holds only the most recent. Choose a shorter range for the rest.',
  },
})
