import { createContext, type ReactNode, use } from 'react'

export type Language = 'zh-TW' | 'en'

const zhTW = {
  loading: '載入中',
  retry: '重試',
  back: '返回',
  close: '關閉',
  confirm: '確定',
  cancel: '取消',
  gotIt: '我知道了',
  copy: '複製',
  copied: '已複製',
  copyFailed: '複製失敗，請長按選取',
  noMore: '沒有更多了',
  loadFailed: '載入失敗',
  loadMore: '載入更多',
  pull: '下拉重新整理',
  release: '放開重新整理',
  refreshing: '重新整理中',
  refreshed: '已更新',
  refreshFailed: '重新整理失敗',
  showPassword: '顯示密碼',
  hidePassword: '隱藏密碼',
  sendCode: '取得驗證碼',
  resendCode: '重新傳送',
  resendIn: (seconds: number) => `${seconds} 秒後可重送`,
  all: '全部',
  search: '搜尋',
  clear: '清除',
  pause: '暫停播放',
  play: '繼續播放',
  maintenance: '維護中',
  favourite: '加入收藏',
  unfavourite: '取消收藏',
  offlineTitle: '網路連線中斷',
  offlineDetail: '請檢查網路設定，恢復連線後會自動重新登入，已填寫的內容不會遺失。',
  errorTitle: '畫面載入失敗',
  errorDetail: '請稍後再試，或檢查網路連線。',
  slide: (index: number, count: number) => `第 ${index} 張，共 ${count} 張`,
  days: (count: number) => `${count} 天`,
  less: '減少',
  more: '增加',
  unread: (count: number) => `${count} 則未讀`,
  done: '完成',
  current: '進行中',
  failed: '失敗',
  today: '今天',
  lastDays: (count: number) => `近 ${count} 天`,
  rangeTooLong: (count: number) => `查詢範圍最多 ${count} 天，請縮短`,
  previousMonth: '上個月',
  nextMonth: '下個月',
  yearMonth: (year: number, month: number) => `${year} 年 ${month} 月`,
  weekdays: ['日', '一', '二', '三', '四', '五', '六'],
  pictures: '圖片',
}

/** The few words that live inside components; everything else comes in as props. */
export type Labels = typeof zhTW

const en: Labels = {
  loading: 'Loading',
  retry: 'Try again',
  back: 'Back',
  close: 'Close',
  confirm: 'Confirm',
  cancel: 'Cancel',
  gotIt: 'Got it',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Could not copy; press and hold to select',
  noMore: 'That is everything',
  loadFailed: 'Could not load',
  loadMore: 'Load more',
  pull: 'Pull to refresh',
  release: 'Release to refresh',
  refreshing: 'Refreshing',
  refreshed: 'Up to date',
  refreshFailed: 'Could not refresh',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  sendCode: 'Get code',
  resendCode: 'Send again',
  resendIn: (seconds) => `Again in ${seconds} s`,
  all: 'All',
  search: 'Search',
  clear: 'Clear',
  pause: 'Pause',
  play: 'Play',
  maintenance: 'Maintenance',
  favourite: 'Add to favourites',
  unfavourite: 'Remove from favourites',
  offlineTitle: 'You are offline',
  offlineDetail:
    'Check your connection. You will be signed in again when it is back; nothing you typed is lost.',
  errorTitle: 'This did not load',
  errorDetail: 'Try again in a moment, or check your connection.',
  slide: (index, count) => `${index} of ${count}`,
  days: (count) => (count === 1 ? '1 day' : `${count} days`),
  less: 'Less',
  more: 'More',
  unread: (count) => `${count} unread`,
  done: 'Done',
  current: 'In progress',
  failed: 'Failed',
  today: 'Today',
  lastDays: (count) => `Last ${count} days`,
  rangeTooLong: (count) => `At most ${count} days at a time`,
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  yearMonth: (year, month) => `${year}-${String(month).padStart(2, '0')}`,
  weekdays: ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'],
  pictures: 'Pictures',
}

const byLanguage: Record<Language, Labels> = { 'zh-TW': zhTW, en }

/** The labels of a language, for code outside React. */
export function labelsOf(language: Language): Labels {
  return byLanguage[language]
}

const LabelsContext = createContext<{ language: Language; labels: Labels }>({
  language: 'zh-TW',
  labels: zhTW,
})

/** Sets the language of the words inside components; zh-TW without it. */
export function LabelsProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <LabelsContext value={{ language, labels: byLanguage[language] }}>{children}</LabelsContext>
}

export function useLabels(): Labels {
  return use(LabelsContext).labels
}

export function useLanguage(): Language {
  return use(LabelsContext).language
}
