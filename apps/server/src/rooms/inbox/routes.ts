import * as calls from '@gamehall/contract/inbox'
import { defineRoute } from '../../platform/http/route.ts'
import { deleteMessages } from './messages/delete-messages.ts'
import { getMessage } from './messages/get-message.ts'
import { listMessages } from './messages/list-messages.ts'
import { readMessages } from './messages/read-messages.ts'
import { listNewNotices } from './notices/list-new-notices.ts'
import { createPushUrl } from './push/create-push-url.ts'
import { sendDebugPush } from './push/send-debug-push.ts'
import { getWebPush } from './web-push/get-web-push.ts'
import { setQuietHours } from './web-push/set-quiet-hours.ts'
import { subscribeWebPush } from './web-push/subscribe-web-push.ts'
import { unsubscribeWebPush } from './web-push/unsubscribe-web-push.ts'

export const routes = [
  defineRoute(calls.listNewNotices, listNewNotices, { sharedCacheMs: 1_000 }),
  defineRoute(calls.listMessages, listMessages),
  defineRoute(calls.getMessage, getMessage),
  defineRoute(calls.readMessages, readMessages),
  defineRoute(calls.deleteMessages, deleteMessages),
  defineRoute(calls.getWebPush, getWebPush),
  defineRoute(calls.subscribeWebPush, subscribeWebPush),
  defineRoute(calls.unsubscribeWebPush, unsubscribeWebPush),
  defineRoute(calls.setQuietHours, setQuietHours),
  defineRoute(calls.createPushUrl, createPushUrl),
  defineRoute(calls.sendDebugPush, sendDebugPush),
]
