import * as calls from '@gamehall/contract/wallet'
import { defineRoute, type Route } from '../../../platform/http/route.ts'
import { findRecipient } from './find-recipient.ts'
import { getWalletOrder } from './get-wallet-order.ts'
import { sendToPlayer } from './send-to-player.ts'

/** Routes of payments between players and of wallet orders. */
export const sendingRoutes: readonly Route[] = [
  defineRoute(calls.findRecipient, findRecipient),
  defineRoute(calls.sendToPlayer, sendToPlayer),
  defineRoute(calls.getWalletOrder, getWalletOrder),
]
