export { NoticeStrip } from './components/notice-strip.tsx'

export const loadNoticePopup = async () => (await import('./components/notice-popup.tsx')).NoticePopup
