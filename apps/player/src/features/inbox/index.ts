export { useHasOpeningNotices } from './api/use-new-notices.ts'
export { NoticeStrip } from './components/notice-strip.tsx'

export const loadNoticePopup = async () => (await import('./components/notice-popup.tsx')).NoticePopup
