export { NoticeStrip } from './notices/notice-strip.tsx'
export { useHasPopupNotices } from './notices/use-new-notices.ts'

export const loadMessagePage = async () => (await import('./messages/message-page.tsx')).MessagePage
export const loadMessageDetailPage = async () =>
  (await import('./messages/message-detail-page.tsx')).MessageDetailPage
export const loadPushSettingPage = async () =>
  (await import('./web-push/push-setting-page.tsx')).PushSettingPage
export const loadNoticePopup = async () => (await import('./notices/notice-popup.tsx')).NoticePopup
