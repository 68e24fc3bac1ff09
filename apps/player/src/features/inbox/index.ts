export { NoticeStrip } from './components/notice-strip.tsx'
