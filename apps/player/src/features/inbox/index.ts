export { useHasPopupNotices } from './notices/api.ts'
export { NoticeStrip } from './notices/notice-strip.tsx'

export const loadNoticePopup = async () => (await import('./notices/notice-popup.tsx')).NoticePopup
