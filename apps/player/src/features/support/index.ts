export { useSupportUnread } from './unread/api.ts'
