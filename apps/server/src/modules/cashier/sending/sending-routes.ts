import * as calls from '@gamehall/contract/wallet'
import { handle, type Route } from '../../../http/route.ts'
import { findRecipient } from './find-recipient.ts'
import { sendToPlayer } from './send-to-player.ts'

/** Money between players. */
export const sendingRoutes: readonly Route[] = [
  handle(calls.findRecipient, findRecipient),
  handle(calls.sendToPlayer, sendToPlayer),
]
