import { defineText } from '../i18n/text.ts'

export const recordsText = defineText({
  'zh-TW': {
    pickRange: '選擇查詢日期',
    today: '今天',
    lastDays: (days: number) => `近 ${days} 天`,
    rule: (days: number) => `台灣時間，一次最多 ${days} 天，結束日不可早於開始日`,
    range: (from: string, until: string) => `查詢日期 ${from} 至 ${until}`,
    all: '全部',
    download: '下載 CSV',
    downloading: '下載中',
    saved: (name: string) => `已下載 ${name}`,
    savedPart: '紀錄較多，檔案只含最近的一部分。請縮短日期範圍後再下載其餘的紀錄。',
  },
  en: {
    pickRange: 'Choose dates',
    today: 'Today',
    lastDays: (days) => `Last ${days} days`,
    rule: (days) => `Taiwan time, at most ${days} days, the end not before the start`,
    range: (from, until) => `Dates: ${from} to ${until}`,
    all: 'All',
    download: 'Download CSV',
    downloading: 'Downloading',
    saved: (name) => `${name} downloaded`,
    savedPart: 'There is more than one file holds: it has the newest. Choose fewer days for the rest.',
  },
})
