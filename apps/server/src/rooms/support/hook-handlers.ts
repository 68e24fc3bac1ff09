import { unreadReplyHook } from '../inbox/hooks.ts'
import { hasUnreadReply } from './conversation/has-unread-reply.ts'

export const hookHandlers = [unreadReplyHook.handledBy(hasUnreadReply)]
