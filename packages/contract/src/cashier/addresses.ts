import { z } from 'zod'
import { enteredPassword } from '../account/fields.ts'
import { defineCall } from '../core/call.ts'
import { instantText, nothing } from '../core/primitives.ts'

/** A saved TRC20 withdrawal address. A new one cannot be withdrawn to before `usable_at`. */
export const walletAddress = z.object({
  address_id: z.string(),
  address: z.string(),
  label: z.string(),
  network: z.literal('TRC20'),
  usable_at: instantText,
  is_usable: z.boolean(),
  last_used_at: instantText.nullable(),
  created_at: instantText,
})
export type WalletAddress = z.infer<typeof walletAddress>

/** The format of a TRON address. The server validates the checksum. */
export const tronAddress = z
  .string('address_required')
  .trim()
  .min(1, 'address_required')
  .regex(/^T[1-9A-HJ-NP-Za-km-z]{33}$/, 'address_format')

export const addressLabel = z
  .string()
  .trim()
  .regex(/^[^\p{C}<>]{0,20}$/u, 'too_long')
  .default('')

export const listAddresses = defineCall({
  name: 'listAddresses',
  room: 'cashier',
  path: '/bank/addresses',
  auth: 'session',
  summary: 'The player’s TRC20 addresses',
  request: z.object({}),
  response: z.object({ list: z.array(walletAddress), max_count: z.number().int().positive() }),
  errors: [],
})

/**
 * Adds an address. An address that looks like a known one is refused with the field rule `address_look_alike` until
 * the player confirms the comparison (`has_compared`). The USDT contract and the operator's own addresses are refused.
 * 10022 wrong pay password, 10074 too many addresses.
 */
export const addAddress = defineCall({
  name: 'addAddress',
  room: 'cashier',
  path: '/bank/addAddress',
  auth: 'session',
  accounts: 'formal',
  stepUp: 'pay_password',
  summary: 'Add a TRC20 address',
  request: z.object({
    address: tronAddress,
    label: addressLabel,
    pay_password: enteredPassword,
    has_compared: z.boolean().default(false),
  }),
  response: walletAddress,
  errors: [10022, 10074],
})

/** Removes an address. 10040 while an open withdrawal goes to it. */
export const removeAddress = defineCall({
  name: 'removeAddress',
  room: 'cashier',
  path: '/bank/removeAddress',
  auth: 'session',
  summary: 'Remove a TRC20 address',
  request: z.object({ address_id: z.string('required').min(1, 'required').max(40, 'too_long') }),
  response: nothing,
  errors: [10040],
})
