import { z } from 'zod'
import { SLOT_SYMBOLS } from '../games/dragon-gate/symbols.ts'

/**
 * Every call a game page makes. All are `POST <arcade>/api/<path>` with JSON; all but `openSession` carry
 * `Authorization: Bearer <session_token>`. The answer is `{ok: true, data}` or `{ok: false, error: {code, message}}`, both
 * with HTTP 200; any other HTTP status or a broken connection means "not known": repeat the call with the same `request_id`.
 * Money is a decimal string of the currency (`"12.50"`), times are ISO 8601 in UTC.
 */
const moneySchema = z.string().regex(/^\d{1,15}\.\d{2}$/)
const instantSchema = z.iso.datetime()
const tileSchema = z.int().min(0).max(24)
const seedHashSchema = z.string().regex(/^[0-9a-f]{64}$/)
const requestIdSchema = z.uuid()
const clientSeedSchema = z.string().regex(/^[\x21-\x7e]{1,64}$/)

export const gameIdSchema = z.enum(['dragon-gate', 'mines'])
export type GameId = z.infer<typeof gameIdSchema>
const playModeSchema = z.enum(['real', 'demo'])
export type PlayMode = z.infer<typeof playModeSchema>

const gameErrorCodeSchema = z.enum([
  'SESSION_EXPIRED',
  'SESSION_REPLACED',
  'SESSION_ENDED',
  'PLAYER_DISABLED',
  'MAINTENANCE',
  'INSUFFICIENT',
  'BET_NOT_ALLOWED',
  'BAD_REQUEST',
  'REQUEST_CONFLICT',
  'ROUND_OPEN',
  'ROUND_CLOSED',
  'ROUND_NOT_FOUND',
  'TOO_FAST',
])
export type GameErrorCode = z.infer<typeof gameErrorCodeSchema>
export const gameErrorSchema = z.object({ code: gameErrorCodeSchema, message: z.string() })

/** What fixes a round. `server_seed` is null until the player rotates it out; then `hashServerSeed(server_seed)` equals the hash. */
const roundFairnessSchema = z.object({
  server_seed_hash: seedHashSchema,
  server_seed: z.string().nullable(),
  client_seed: z.string(),
  nonce: z.int(),
})
/** The player's seeds in this game: `nonce` is the one the next round will use. */
const fairnessStateSchema = z.object({
  server_seed_hash: seedHashSchema,
  next_server_seed_hash: seedHashSchema,
  client_seed: z.string(),
  nonce: z.int(),
})
export type FairnessState = z.infer<typeof fairnessStateSchema>

const roundBase = {
  round_id: z.uuid(),
  bet: moneySchema,
  /** 0.00 while open. */
  win: moneySchema,
  opened_at: instantSchema,
  settled_at: instantSchema.nullable(),
  fairness: roundFairnessSchema,
}

export const slotSpinSchema = z.object({
  kind: z.enum(['base', 'free']),
  stops: z.array(z.int()).length(5),
  /** `grid[reel][row]`, what landed, before dragons spread. */
  grid: z.array(z.array(z.enum(SLOT_SYMBOLS)).length(3)).length(5),
  expanded_reels: z.array(z.int()),
  line_wins: z.array(
    z.object({ line: z.int(), symbol: z.enum(SLOT_SYMBOLS), count: z.int(), win: moneySchema }),
  ),
  scatters: z.int(),
  scatter_win: moneySchema,
  free_spins_awarded: z.int(),
  win: moneySchema,
})
const dragonGateRoundSchema = z.object({
  ...roundBase,
  game: z.literal('dragon-gate'),
  status: z.literal('settled'),
  /** The paid spin, then every free spin it led to: the round is settled, the page only plays it. */
  spins: z.array(slotSpinSchema).min(1),
  is_capped: z.boolean(),
})
export type DragonGateRound = z.infer<typeof dragonGateRoundSchema>

const minesRoundSchema = z.object({
  ...roundBase,
  game: z.literal('mines'),
  /** `void`: no tile was opened before the round ran out, the stake went back. */
  status: z.enum(['open', 'settled', 'void']),
  mines: z.int(),
  /** Tiles opened, in order; the last one is `hit_tile` when a mine was met. */
  picks: z.array(tileSchema),
  hit_tile: tileSchema.nullable(),
  /** Where the mines were: null while open. */
  mine_tiles: z.array(tileSchema).nullable(),
  /** What cashing out pays now (while open) or paid; null before the first pick. */
  multiplier: z.string().nullable(),
  payout: moneySchema.nullable(),
  /** What the next safe tile would make of it; null when the round is over. */
  next_multiplier: z.string().nullable(),
  next_payout: moneySchema.nullable(),
  /** When an open round is cashed out by itself. */
  expires_at: instantSchema,
})
export type MinesRound = z.infer<typeof minesRoundSchema>

const roundSchema = z.discriminatedUnion('game', [dragonGateRoundSchema, minesRoundSchema])
export type Round = z.infer<typeof roundSchema>

const betOptionsSchema = z.object({
  min: moneySchema,
  max: moneySchema,
  /** Where the game takes fixed stakes: these, ascending. Empty: any multiple of `step` from `min` to `max`. */
  choices: z.array(moneySchema),
  step: moneySchema,
  start: moneySchema,
})
export type BetOptions = z.infer<typeof betOptionsSchema>

const openSessionResponseSchema = z.object({
  session_token: z.string(),
  expires_at: instantSchema,
  game: gameIdSchema,
  mode: playModeSchema,
  /** Real play with a test account's play money. */
  is_test: z.boolean(),
  currency: z.literal('TWD'),
  balance: moneySchema,
  bets: betOptionsSchema,
  max_win: moneySchema,
  /** Declared return to player in percent: `"96.50"`. */
  rtp: z.string(),
  volatility: z.enum(['low', 'medium', 'high']),
  fairness: fairnessStateSchema,
  /** A mines round left open: resume it. */
  open_round: roundSchema.nullable(),
  last_round: roundSchema.nullable(),
  /** The origin of the hall's page: the only target of `postMessage`. */
  parent_origin: z.url(),
  return_url: z.url().nullable(),
  server_time: instantSchema,
})
export type OpenSessionResponse = z.infer<typeof openSessionResponseSchema>

const empty = z.object({})
const balanceOnly = z.object({ balance: moneySchema })
const played = <T extends z.ZodType>(round: T) =>
  z.object({ round, balance: moneySchema, fairness: fairnessStateSchema })

export const gameCalls = {
  /** The launch token is in the address (`readLaunchUrl`); within its few minutes it may be exchanged again after a reload. */
  openSession: {
    path: 'session/open',
    request: z.object({ launch_token: z.string().min(20).max(200) }),
    response: openSessionResponseSchema,
  },
  /** As `openSession`, for a reloaded page that kept its session token (the same token stays good). */
  resumeSession: { path: 'session/resume', request: empty, response: openSessionResponseSchema },
  getBalance: { path: 'balance', request: empty, response: balanceOnly },
  /** Demo only: fills the play balance up to its start again. */
  refillDemo: { path: 'demo/refill', request: empty, response: balanceOnly },
  spinDragonGate: {
    path: 'dragon-gate/spin',
    request: z.object({ request_id: requestIdSchema, bet: moneySchema }),
    response: played(dragonGateRoundSchema),
  },
  startMines: {
    path: 'mines/start',
    request: z.object({ request_id: requestIdSchema, bet: moneySchema, mines: z.int().min(1).max(24) }),
    response: played(minesRoundSchema),
  },
  /** Repeating a tile answers the round as it stands: safe to repeat. */
  pickMines: {
    path: 'mines/pick',
    request: z.object({ round_id: z.uuid(), tile: tileSchema }),
    response: played(minesRoundSchema),
  },
  /** Cashing out a settled round answers it as it stands: safe to repeat. */
  cashOutMines: {
    path: 'mines/cash-out',
    request: z.object({ round_id: z.uuid() }),
    response: played(minesRoundSchema),
  },
  /** Reveals the server seed in use and starts the next one. Refused (ROUND_OPEN) while a round is open. */
  rotateSeed: {
    path: 'fairness/rotate',
    request: z.object({ request_id: requestIdSchema, client_seed: clientSeedSchema.nullable() }),
    response: z.object({
      revealed: z.object({
        server_seed: z.string(),
        server_seed_hash: seedHashSchema,
        client_seed: z.string(),
        /** Rounds played with it: nonces 0 to `rounds - 1`. */
        rounds: z.int(),
      }),
      fairness: fairnessStateSchema,
    }),
  },
  listRounds: {
    path: 'rounds/list',
    request: z.object({ cursor: z.string().max(100).nullable(), limit: z.int().min(1).max(50) }),
    response: z.object({ list: z.array(roundSchema), next_cursor: z.string().nullable() }),
  },
  getRound: {
    path: 'rounds/get',
    request: z.object({ round_id: z.uuid() }),
    response: z.object({ round: roundSchema }),
  },
} as const

export type GameCallName = keyof typeof gameCalls
export type GameRequest<N extends GameCallName> = z.infer<(typeof gameCalls)[N]['request']>
export type GameResponse<N extends GameCallName> = z.infer<(typeof gameCalls)[N]['response']>
