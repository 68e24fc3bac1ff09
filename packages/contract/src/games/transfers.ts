import { z } from 'zod'
import { defineCall } from '../core/call.ts'
import { defineCsvCall } from '../core/csv.ts'
import {
  amountInput,
  dailyHistoryOf,
  flag,
  historyRequest,
  instantText,
  moneyText,
} from '../core/primitives.ts'
import { platformTransfer } from './entities.ts'
import { ownLimitErrors, platformErrors, platformKey } from './platform-errors.ts'

/**
 * Transfers from the main wallet to a platform. `thridResult` carries the platform’s own refusal (§8 specific messages), or
 * 30011 while the platform has not answered and `transfer` is still open.
 */
export const depositToGame = defineCall({
  name: 'depositToGame',
  room: 'games',
  path: '/game/deposit',
  auth: 'session',
  isIdempotent: true,
  summary: 'Transfer to a platform',
  request: z.object({ platform: platformKey, amount: amountInput }),
  response: z.object({
    thridResult: z.object({ code: z.number().int(), msg: z.string() }),
    transfer: platformTransfer,
    NewBalance: moneyText,
  }),
  errors: [...ownLimitErrors, ...platformErrors, 10031, 30011, 30013, 30014],
})

/**
 * Transfers from platforms back to the main wallet: an amount from one platform, or with `is_all` the whole balance of one
 * or of every platform. Without either, the whole balance; with both, 400. `skipped` names the platforms whose
 * balance stays there, with the reason. With `launched_at` the game of that launch is being left: where the player has
 * launched a game of the platform since, the balance is that game’s, and stays (`elsewhere`).
 */
export const withdrawFromGame = defineCall({
  name: 'withdrawFromGame',
  room: 'games',
  path: '/game/withdraw',
  auth: 'session',
  isIdempotent: true,
  summary: 'Transfer money back from the platforms',
  request: z
    .object({
      is_all: z.union([flag, z.boolean()]).nullish(),
      platform: platformKey.nullish(),
      amount: amountInput.nullish(),
      launched_at: instantText.nullish(),
    })
    .refine((r) => r.is_all == null || Boolean(r.is_all) || r.amount != null, {
      path: ['amount'],
      error: 'required',
    })
    .refine((r) => !(r.is_all && r.amount != null), { path: ['amount'], error: 'invalid' })
    .refine((r) => r.amount == null || r.platform != null, { path: ['platform'], error: 'required' }),
  response: z.object({
    NewBalance: moneyText,
    transfers: z.array(platformTransfer),
    skipped: z.array(
      z.object({
        api_key: z.string(),
        name: z.string(),
        reason: z.enum(['maintenance', 'unreachable', 'in_progress', 'playing', 'elsewhere']),
      }),
    ),
  }),
  errors: [...platformErrors, 10031, 30009, 30011],
})

/** One transfer with its state. Another player’s transfer, or none, is 30404. */
export const getTransfer = defineCall({
  name: 'getTransfer',
  room: 'games',
  path: '/game/transfer',
  auth: 'session',
  summary: 'One platform transfer',
  request: z.object({ reference: z.string('required').min(1, 'required').max(64, 'too_long') }),
  response: platformTransfer,
  errors: [30404],
})

/** The player’s transfers to and from platforms with their states, newest first. */
export const listTransfers = defineCall({
  name: 'listTransfers',
  room: 'games',
  path: '/report/transferRecord',
  auth: 'session',
  summary: 'Platform transfer record',
  request: historyRequest.extend({
    api_key: z.string().min(1, 'invalid').max(40, 'too_long').nullish(),
    /** 1: open transfers only; 0: ended ones only. */
    open: flag.nullish(),
  }),
  /** By day: the sums to and from the platforms. */
  response: dailyHistoryOf(platformTransfer, { in: moneyText, out: moneyText }),
  errors: [30012],
})

export const downloadTransfers = defineCsvCall('downloadTransfers', listTransfers)
