import * as calls from '@gamehall/contract/inbox'
import { handle } from '../../http/route.ts'
import { createPushUrl } from './create-push-url.ts'
import { listNewNotices } from './list-new-notices.ts'
import { deleteMessages } from './messages/delete-messages.ts'
import { getMessage } from './messages/get-message.ts'
import { listMessages } from './messages/list-messages.ts'
import { readMessages } from './messages/read-messages.ts'
import { sendDebugPush } from './send-debug-push.ts'

export const routes = [
  handle(calls.listNewNotices, listNewNotices, { sharedForMs: 1_000 }),
  handle(calls.listMessages, listMessages),
  handle(calls.getMessage, getMessage),
  handle(calls.readMessages, readMessages),
  handle(calls.deleteMessages, deleteMessages),
  handle(calls.createPushUrl, createPushUrl),
  handle(calls.sendDebugPush, sendDebugPush),
]
