import * as calls from '@gamehall/contract/inbox'
import { handle } from '../../http/route.ts'
import { createPushUrl } from './create-push-url.ts'
import { listNewNotices } from './list-new-notices.ts'
import { deleteMessages } from './messages/delete-messages.ts'
import { getMessage } from './messages/get-message.ts'
import { listMessages } from './messages/list-messages.ts'
import { readMessages } from './messages/read-messages.ts'
import { sendDebugPush } from './send-debug-push.ts'
import { getWebPush } from './web-push/get-web-push.ts'
import { setQuietHours } from './web-push/set-quiet-hours.ts'
import { subscribeWebPush } from './web-push/subscribe-web-push.ts'
import { unsubscribeWebPush } from './web-push/unsubscribe-web-push.ts'

export const routes = [
  handle(calls.listNewNotices, listNewNotices, { sharedForMs: 1_000 }),
  handle(calls.listMessages, listMessages),
  handle(calls.getMessage, getMessage),
  handle(calls.readMessages, readMessages),
  handle(calls.deleteMessages, deleteMessages),
  handle(calls.getWebPush, getWebPush),
  handle(calls.subscribeWebPush, subscribeWebPush),
  handle(calls.unsubscribeWebPush, unsubscribeWebPush),
  handle(calls.setQuietHours, setQuietHours),
  handle(calls.createPushUrl, createPushUrl),
  handle(calls.sendDebugPush, sendDebugPush),
]
