import * as calls from '@gamehall/contract/wallet'
import { handle, type Route } from '../../../http/route.ts'
import { findRecipient } from './find-recipient.ts'
import { getWalletOrder } from './get-wallet-order.ts'
import { sendToPlayer } from './send-to-player.ts'

/** Routes of payments between players and of wallet orders. */
export const sendingRoutes: readonly Route[] = [
  handle(calls.findRecipient, findRecipient),
  handle(calls.sendToPlayer, sendToPlayer),
  handle(calls.getWalletOrder, getWalletOrder),
]
