import { z } from 'zod'
import { enteredPassword } from '../account/fields.ts'
import { defineCall } from '../core/call.ts'
import { amountInput, currencyCode, instantText, moneyText } from '../core/primitives.ts'

const recipient = z.string('required').trim().min(1, 'required').max(64, 'too_long')

/**
 * Finds the player of an account name or user id, with a masked name, before money is sent. 403 where transfers between
 * players are off. The cashier room owns transfers between players, as it owns every call with the pay password.
 */
export const findRecipient = defineCall({
  name: 'findRecipient',
  room: 'cashier',
  path: '/wallet/recipient',
  auth: 'session',
  accounts: 'formal',
  summary: 'Find the recipient of a transfer',
  request: z.object({ recipient }),
  response: z.object({ user_id: z.string(), nickname: z.string() }),
  errors: [],
})

/** A transfer to another player: free, immediate and final. */
export const playerTransfer = z.object({
  order_no: z.string(),
  currency: currencyCode,
  amount: moneyText,
  recipient: z.string(),
  created_at: instantText,
})
export type PlayerTransfer = z.infer<typeof playerTransfer>

/**
 * Transfers to another player. 403: transfers between players are off. 10167: the TWD is withheld until its turnover is
 * met. 10310: on hold after a change of contact or pay password.
 */
export const sendToPlayer = defineCall({
  name: 'sendToPlayer',
  room: 'cashier',
  path: '/wallet/sendToPlayer',
  auth: 'session',
  accounts: 'formal',
  stepUp: 'pay_password',
  isIdempotent: true,
  summary: 'Send to another player',
  request: z.object({
    currency: currencyCode,
    amount: amountInput,
    recipient,
    pay_password: enteredPassword,
  }),
  response: playerTransfer,
  errors: [10022, 10031, 10086, 10143, 10167, 10310],
})
