import { defineText } from '@gamehall/web-client/i18n/text.ts'

export const appText = defineText({
  'zh-TW': {
    tabs: '主選單',
    loading: '載入中',
    connected: '已連線',
    notFound: '找不到這個頁面',
    notFoundHint: '網址可能有誤，或頁面已經移除。',
    backHome: '回首頁',
    broken: '這個頁面發生錯誤',
    brokenHint: '請再試一次；若仍無法使用，請重新整理或回首頁。',
    retry: '再試一次',
    reload: '重新整理',
    noStorage: '此瀏覽器不允許儲存資料，關閉分頁後需要重新登入。',
    noSocket: '此瀏覽器無法接收即時通知，請下拉頁面更新資料。',
    pushLost: '即時通知已中斷，請檢查網路後重新整理。',
  },
  en: {
    tabs: 'Main menu',
    loading: 'Loading',
    connected: 'Connected',
    notFound: 'Page not found',
    notFoundHint: 'The address may be wrong, or the page may have been removed.',
    backHome: 'Back to home',
    broken: 'Something went wrong on this page',
    brokenHint: 'Try again. If it still fails, reload or go home.',
    retry: 'Try again',
    reload: 'Reload',
    noStorage: 'This browser doesn’t save data. You’ll need to log in again after closing the tab.',
    noSocket: 'Live updates aren’t available in this browser. Pull down to refresh.',
    pushLost: 'Live updates are disconnected. Check your network and reload.',
  },
})
