import { unreadReplyHook } from '../inbox/hooks.ts'
import { hasUnreadReply } from './conversation/has-unread-reply.ts'

export const answers = [unreadReplyHook.answeredBy(hasUnreadReply)]
