import { z } from 'zod'
import { SLOT_SYMBOLS } from '../../games/dragon-gate/symbols.ts'

/**
 * Every call of a game page. All are `POST <arcade>/api/<path>` with JSON; all but `openSession` carry
 * `Authorization: Bearer <session_token>`. The answer is `{ok: true, data}` or `{ok: false, error: {code, message}}`, both
 * with HTTP 200; any other HTTP status or a broken connection leaves the outcome unknown: retry with the same `request_id`.
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

/** The seeds of a round. `server_seed` is null until the player rotates it; then `hashServerSeed(server_seed)` equals the hash. */
const roundFairnessSchema = z.object({
  server_seed_hash: seedHashSchema,
  server_seed: z.string().nullable(),
  client_seed: z.string(),
  nonce: z.int(),
})
/** The player's current seeds in this game; `nonce` is that of the next round. */
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
  /** `grid[reel][row]`: the symbols that landed, before wilds expand. */
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
  /** The paid spin, then every free spin it triggered. The round is settled already; the page only shows it. */
  spins: z.array(slotSpinSchema).min(1),
  is_capped: z.boolean(),
})
export type DragonGateRound = z.infer<typeof dragonGateRoundSchema>

const minesRoundSchema = z.object({
  ...roundBase,
  game: z.literal('mines'),
  /** `void`: the round expired before a tile was opened; the stake was refunded. */
  status: z.enum(['open', 'settled', 'void']),
  mines: z.int(),
  /** Tiles opened, in order; the last one is `hit_tile` when it was a mine. */
  picks: z.array(tileSchema),
  hit_tile: tileSchema.nullable(),
  /** The tiles with mines; null while the round is open. */
  mine_tiles: z.array(tileSchema).nullable(),
  /** Multiplier and payout of cashing out now, or as settled; null before the first pick. */
  multiplier: z.string().nullable(),
  payout: moneySchema.nullable(),
  /** Multiplier and payout after one more safe tile; null when the round is over. */
  next_multiplier: z.string().nullable(),
  next_payout: moneySchema.nullable(),
  /** When an open round is settled automatically. */
  expires_at: instantSchema,
})
export type MinesRound = z.infer<typeof minesRoundSchema>

const roundSchema = z.discriminatedUnion('game', [dragonGateRoundSchema, minesRoundSchema])
export type Round = z.infer<typeof roundSchema>

const betOptionsSchema = z.object({
  min: moneySchema,
  max: moneySchema,
  /** The allowed stakes, ascending. Empty: any multiple of `step` from `min` to `max`. */
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
  /** Whether a test account plays with play money. */
  is_test: z.boolean(),
  currency: z.literal('TWD'),
  balance: moneySchema,
  bets: betOptionsSchema,
  max_win: moneySchema,
  /** Declared return to player in percent: `"96.50"`. */
  rtp: z.string(),
  volatility: z.enum(['low', 'medium', 'high']),
  fairness: fairnessStateSchema,
  /** An unfinished mines round to resume. */
  open_round: roundSchema.nullable(),
  last_round: roundSchema.nullable(),
  /** The origin of the framing page, the only target of `postMessage`. */
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
  /** Exchanges the launch token of the URL (`readLaunchUrl`). Until it expires it may be exchanged again, after a reload. */
  openSession: {
    path: 'session/open',
    request: z.object({ launch_token: z.string().min(20).max(200) }),
    response: openSessionResponseSchema,
  },
  /** As `openSession`, for a reloaded page that kept its session token; the token stays valid. */
  resumeSession: { path: 'session/resume', request: empty, response: openSessionResponseSchema },
  getBalance: { path: 'balance', request: empty, response: balanceOnly },
  /** Demo only: refills the demo balance to its initial amount. */
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
  /** Idempotent: a tile that is open already returns the current round. */
  pickMines: {
    path: 'mines/pick',
    request: z.object({ round_id: z.uuid(), tile: tileSchema }),
    response: played(minesRoundSchema),
  },
  /** Idempotent: a settled round is returned as it is. */
  cashOutMines: {
    path: 'mines/cash-out',
    request: z.object({ round_id: z.uuid() }),
    response: played(minesRoundSchema),
  },
  /** Reveals the current server seed and activates the next one. ROUND_OPEN while a round is open. */
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
