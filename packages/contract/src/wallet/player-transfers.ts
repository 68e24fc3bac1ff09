import { z } from 'zod'
import { triedPassword } from '../account/fields.ts'
import { defineCall } from '../core/call.ts'
import { amountInput, currencyCode, instantText, moneyText } from '../core/primitives.ts'

const recipient = z.string('required').trim().min(1, 'required').max(64, 'too_long')

/**
 * Who stands behind an account name or user id, masked, before money goes there. 403 where the hall does not allow it.
 * (Money between players is the cashier's, as everything that asks for the pay password.)
 */
export const findRecipient = defineCall({
  name: 'findRecipient',
  room: 'cashier',
  path: '/wallet/recipient',
  auth: 'session',
  summary: 'Who a transfer would go to',
  request: z.object({ recipient }),
  response: z.object({ user_id: z.string(), nickname: z.string() }),
  errors: [],
})

/** Money sent to another player of the hall: free, at once, and final. */
export const playerTransfer = z.object({
  order_no: z.string(),
  currency: currencyCode,
  amount: moneyText,
  recipient: z.string(),
  created_at: instantText,
})
export type PlayerTransfer = z.infer<typeof playerTransfer>

/**
 * Sends to another player, where the hall allows it (else 403). TWD withheld until its turnover is met stays (10167). 10310 on hold
 * after a change of contact or pay password.
 */
export const sendToPlayer = defineCall({
  name: 'sendToPlayer',
  room: 'cashier',
  path: '/wallet/sendToPlayer',
  auth: 'session',
  isIdempotent: true,
  summary: 'Send to another player',
  request: z.object({
    currency: currencyCode,
    amount: amountInput,
    recipient,
    pay_password: triedPassword,
  }),
  response: playerTransfer,
  errors: [10022, 10031, 10086, 10143, 10167, 10310],
})
