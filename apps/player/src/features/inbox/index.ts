export { useHasOpeningNotices } from './api/use-new-notices.ts'
export { NoticeStrip } from './components/notice-strip.tsx'

export const loadMessagePage = async () => (await import('./messages/message-page.tsx')).MessagePage
export const loadMessageDetailPage = async () =>
  (await import('./messages/message-detail-page.tsx')).MessageDetailPage
export const loadPushSettingPage = async () =>
  (await import('./web-push/push-setting-page.tsx')).PushSettingPage
export const loadNoticePopup = async () => (await import('./components/notice-popup.tsx')).NoticePopup
