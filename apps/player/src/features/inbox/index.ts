export { NoticeStrip } from './notices/notice-strip.tsx'
export { useHasPopupNotices } from './notices/use-new-notices.ts'

export const loadNoticePopup = async () => (await import('./notices/notice-popup.tsx')).NoticePopup
