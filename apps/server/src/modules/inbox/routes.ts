import * as calls from '@gamehall/contract/inbox'
import { handle } from '../../http/route.ts'
import { createPushUrl } from './create-push-url.ts'
import { listNewNotices } from './list-new-notices.ts'
import { sendDebugPush } from './send-debug-push.ts'

export const routes = [
  handle(calls.listNewNotices, listNewNotices, { sharedForMs: 1_000 }),
  handle(calls.createPushUrl, createPushUrl),
  handle(calls.sendDebugPush, sendDebugPush),
]
