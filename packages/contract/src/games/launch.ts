import { z } from 'zod'
import { defineCall } from '../core/call.ts'
import { amountInput, flag, instantText, moneyText } from '../core/primitives.ts'
import { platformBalance } from './balances.ts'
import { platformTransfer } from './entities.ts'

const gameId = z
  .union([z.string(), z.number().transform(String)])
  .pipe(z.string().min(1, 'required').max(64, 'too_long'))
const loginDevice = z.enum(['wap', 'web', 'ios', 'android']).default('wap')
/** What a platform may refuse with, whatever is asked of it. */
const platformErrors = [30000, 30001, 30002, 30003, 30004, 30005, 30007, 30008] as const

/** What the player decided for themselves (see play-limits.ts). */
const ownLimitErrors = [10300, 10302, 10303, 10304] as const

const platformKey = z.string('required').min(1, 'required').max(40, 'too_long')

/**
 * What stands before entering (§3, §4): the transfer limits (whole TWD; `MaxDeposit` null means the balance),
 * the money already at the game, and whether to enter at once.
 */
export const preEnterGame = defineCall({
  name: 'preEnterGame',
  room: 'games',
  path: '/game/preEnter',
  auth: 'session',
  summary: 'What stands before entering a game',
  request: z.object({ gameId, loginDevice }),
  response: z.object({
    MinDeposit: z.number().int().nonnegative(),
    MaxDeposit: z.number().int().nonnegative().nullable(),
    GameBalance: moneyText,
    ApiName: z.string(),
    GameUrl: z.string(),
    AutoEnter: z.boolean(),
    Balance: moneyText,
    /** A round of this game that the player began and has not finished. */
    OpenRound: z.object({ stake: moneyText, bet_time: instantText }).nullable(),
  }),
  errors: [...ownLimitErrors, 30000, 30005, 30015],
})

/** Moves `amount` (whole TWD, 0 for none) to the game's platform and launches it. */
export const enterGame = defineCall({
  name: 'enterGame',
  room: 'games',
  path: '/game/enter',
  auth: 'session',
  isIdempotent: true,
  summary: 'Transfer in and launch a game',
  request: z.object({ gameId, amount: amountInput.default(0), loginDevice }),
  response: z.object({ GameUrl: z.string(), transfer: platformTransfer.nullable() }),
  errors: [...platformErrors, ...ownLimitErrors, 10031, 30010, 30011, 30013, 30014, 30015],
})

/** A game with play money, without a login. */
export const openTrialGame = defineCall({
  name: 'openTrialGame',
  room: 'games',
  path: '/game/open/trial',
  auth: 'open',
  summary: 'Open a trial game',
  request: z.object({ gameId, loginDevice }),
  response: z.object({ GameUrl: z.string() }),
  errors: [...platformErrors, 30006, 30015],
})

/** The balance at one platform, or at all of them. */
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

/**
 * Main wallet → platform. The platform's own refusal stands in `thridResult` (§8 specific messages); 30011 there while it
 * has not said: `transfer` is then still open.
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
 * Platform → main wallet: an amount of one, or with `is_all` everything of one or of every platform. Without either it is
 * everything; both at once say two things and are refused. Platforms that are down are skipped and named.
 */
export const withdrawFromGame = defineCall({
  name: 'withdrawFromGame',
  room: 'games',
  path: '/game/withdraw',
  auth: 'session',
  isIdempotent: true,
  summary: 'Bring money back from the platforms',
  request: z
    .object({
      is_all: z.union([flag, z.boolean()]).nullish(),
      platform: platformKey.nullish(),
      amount: amountInput.nullish(),
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
        reason: z.enum(['maintenance', 'unreachable', 'in_progress', 'playing']),
      }),
    ),
  }),
  errors: [...platformErrors, 10031, 30009, 30011],
})

/** Where a transfer stands ("where is my money"). */
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
