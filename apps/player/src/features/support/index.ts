export { useSupportUnread } from './conversation/use-support-unread.ts'
