import { z } from 'zod'
import { defineCall } from '../core/call.ts'
import { amountInput, instantText, moneyText, nothing } from '../core/primitives.ts'
import { gameStatus, platformTransfer } from './entities.ts'
import { ownLimitErrors, platformErrors } from './platform-errors.ts'

const gameId = z
  .union([z.string(), z.number().transform(String)])
  .pipe(z.string().min(1, 'required').max(64, 'too_long'))
const loginDevice = z.enum(['wap', 'web', 'ios', 'android']).default('wap')

const openRound = z.object({
  stake: moneyText,
  bet_time: instantText,
  /** Whether it is a round at a shared table, which is settled without the player. */
  is_shared: z.boolean(),
  /** What its table is called, where the game has more than one. */
  table: z.string().nullable(),
})

/**
 * What the player needs before entering a game (§3, §4): the transfer limits in whole TWD (`MaxDeposit` null means the
 * balance), the balance already at the platform, and whether to enter without asking.
 */
export const preEnterGame = defineCall({
  name: 'preEnterGame',
  room: 'games',
  path: '/game/preEnter',
  auth: 'session',
  summary: 'Transfer limits and balances before entering a game',
  request: z.object({ gameId, loginDevice }),
  response: z.object({
    MinDeposit: z.number().int().nonnegative(),
    MaxDeposit: z.number().int().nonnegative().nullable(),
    GameBalance: moneyText,
    ApiName: z.string(),
    GameUrl: z.string(),
    AutoEnter: z.boolean(),
    Balance: moneyText,
    /** `seamless`: the game is played from the main wallet, and nothing is transferred. */
    Wallet: z.enum(['transfer', 'seamless']),
    /** The player’s unfinished round of this game, if any. It keeps nobody from this game or another. */
    OpenRound: openRound.nullable(),
    /** Addresses of what the game’s page loads first, to be loaded in advance; empty where its provider lists none. */
    Prefetch: z.array(z.string()),
  }),
  errors: [...ownLimitErrors, 30000, 30005, 30015],
})

/**
 * The player’s unfinished rounds, bets at shared tables included, newest first. `status` 2: the game is in maintenance, so the round
 * is kept and cannot be continued now.
 */
export const listOpenRounds = defineCall({
  name: 'listOpenRounds',
  room: 'games',
  path: '/game/openRounds',
  auth: 'session',
  summary: 'Unfinished rounds',
  request: nothing,
  response: z.object({
    list: z.array(
      openRound.extend({
        gid: z.string(),
        game_name: z.string(),
        status: gameStatus,
        maintenance_until: instantText.nullable(),
      }),
    ),
  }),
  errors: [],
})

/**
 * Transfers `amount` (whole TWD, 0 for none) to the game’s platform and launches the game (§4). `launched_at` names the launch
 * when its game is left (`withdrawFromGame`).
 */
export const enterGame = defineCall({
  name: 'enterGame',
  room: 'games',
  path: '/game/enter',
  auth: 'session',
  isIdempotent: true,
  summary: 'Transfer to the platform and launch a game',
  request: z.object({ gameId, amount: amountInput.default(0), loginDevice }),
  response: z.object({
    GameUrl: z.string(),
    transfer: platformTransfer.nullable(),
    launched_at: instantText,
  }),
  errors: [...platformErrors, ...ownLimitErrors, 10031, 30010, 30011, 30013, 30014, 30015],
})

/** Launches a game with play money; no login is needed (§4). */
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
