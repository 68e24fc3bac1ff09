import { z } from 'zod'
import { defineCall } from '../core/call.ts'
import { defineCsvCall } from '../core/csv.ts'
import { dailyHistoryOf, flag, historyRequest, moneyText } from '../core/primitives.ts'
import { platformTransfer } from './entities.ts'

/** A platform's balance as the hall last knew it: `state` says whether the platform answered. */
export const platformBalance = z.object({
  api_key: z.string(),
  name: z.string(),
  balance: moneyText,
  state: z.enum(['ok', 'maintenance', 'unreachable']),
  /** The open transfer that keeps this platform's money moving, if any. */
  open_transfer: z.string().nullable(),
  /** The least and the most that one transfer to it takes (whole TWD); null means the balance. */
  min_transfer: moneyText,
  max_transfer: moneyText.nullable(),
})
export type PlatformBalance = z.infer<typeof platformBalance>

/** Main wallet and every platform's balance, asked from the platforms now. */
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
    /** What of the main wallet may not leave before its turnover is met. */
    withheld: moneyText,
    auto_transfer: flag,
    platforms: z.array(platformBalance),
  }),
  errors: [],
})

/** Turns on (1) or off (0) moving the balance by itself on entering a game. */
export const setAutoTransfer = defineCall({
  name: 'setAutoTransfer',
  room: 'games',
  path: '/user/autoTransfer',
  auth: 'session',
  summary: 'Switch automatic transfer',
  request: z.object({ auto_transfer: z.preprocess((v) => (v === '0' ? 0 : v === '1' ? 1 : v), flag) }),
  response: z.object({ auto_transfer: flag }),
  errors: [],
})

/** The player's transfers to and from platforms, newest first, each with its state: where is my money. */
export const listTransfers = defineCall({
  name: 'listTransfers',
  room: 'games',
  path: '/report/transferRecord',
  auth: 'session',
  summary: 'Platform transfer record',
  request: historyRequest.extend({
    api_key: z.string().min(1, 'invalid').max(40, 'too_long').nullish(),
    /** 1: only those still under way. */
    open: flag.nullish(),
  }),
  /** What went to the platforms, and what came back. */
  response: dailyHistoryOf(platformTransfer, { in: moneyText, out: moneyText }),
  errors: [30012],
})

export const downloadTransfers = defineCsvCall('downloadTransfers', listTransfers)
