import { z } from 'zod'
import { defineCall } from '../core/call.ts'
import { flag, moneyText } from '../core/primitives.ts'
import { platformKey } from './platform-errors.ts'

/** A player’s balance at a platform. When `state` is not `ok`, the platform did not answer and this is the last known balance. */
export const platformBalance = z.object({
  api_key: z.string(),
  name: z.string(),
  balance: moneyText,
  state: z.enum(['ok', 'maintenance', 'unreachable']),
  /** The reference of the open transfer to or from this platform, if any. */
  open_transfer: z.string().nullable(),
  /** The minimum and maximum of one transfer to the platform, in whole TWD; null means the balance. */
  min_transfer: moneyText,
  max_transfer: moneyText.nullable(),
})
export type PlatformBalance = z.infer<typeof platformBalance>

/** The main wallet and the balance at every platform, fetched from the platforms now. */
export const getPlatformBalances = defineCall({
  name: 'getPlatformBalances',
  room: 'games',
  path: '/user/sysPlatfromBlance',
  auth: 'session',
  summary: 'Main wallet and platform balances',
  request: z.object({}),
  response: z.object({
    balance: moneyText,
    wash_balance: moneyText,
    /** The part of the main wallet that cannot leave before its turnover is met. */
    withheld: moneyText,
    auto_transfer: flag,
    platforms: z.array(platformBalance),
  }),
  errors: [],
})

/** The player’s balance at one platform, or at all of them. */
export const getGameBalance = defineCall({
  name: 'getGameBalance',
  room: 'games',
  path: '/game/balance',
  auth: 'session',
  summary: 'Balance at the platforms',
  request: z.object({ platform: platformKey.nullish() }),
  response: z.object({ list: z.array(platformBalance) }),
  errors: [],
})

/** Turns automatic transfer on entering a game on (1) or off (0). */
export const setAutoTransfer = defineCall({
  name: 'setAutoTransfer',
  room: 'games',
  path: '/user/autoTransfer',
  auth: 'session',
  summary: 'Turn automatic transfer on or off',
  request: z.object({ auto_transfer: z.preprocess((v) => (v === '0' ? 0 : v === '1' ? 1 : v), flag) }),
  response: z.object({ auto_transfer: flag }),
  errors: [],
})
