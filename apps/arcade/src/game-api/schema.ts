import { z } from 'zod'
import { saltSourceSchema } from '../fairness/salt-source.ts'
import { dutiesSchema } from '../sessions/duties.ts'

/**
 * Every call of a game page. All are `POST <arcade>/api/<path>` with JSON; all but `openSession` carry
 * `Authorization: Bearer <session_token>`. The answer is `{ok: true, data}` or `{ok: false, error: {code, message}}`, both
 * with HTTP 200; any other HTTP status or a broken connection leaves the outcome unknown: retry with the same `request_id`.
 * Money is a decimal string of the currency (`"12.50"`), times are ISO 8601 in UTC.
 */
export const moneySchema = z
  .string()
  .regex(/^\d{1,15}\.\d{2}$/)
  .overwrite((amount) => amount.replace(/^0+(?=\d)/, ''))
const instantSchema = z.iso.datetime()
const seedHashSchema = z.string().regex(/^[0-9a-f]{64}$/)
/** Either case is accepted, and the database's is what is compared. */
const uuidSchema = z.uuid().toLowerCase()
const clientSeedSchema = z.string().regex(/^[\x21-\x7e]{1,64}$/)

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
  'BETTING_CLOSED',
  'TABLE_LIMIT',
  'LIMIT_REACHED',
  'WALLET_UNAVAILABLE',
  'FREE_ROUNDS_OVER',
])
export type GameErrorCode = z.infer<typeof gameErrorCodeSchema>
export const gameErrorSchema = z.object({ code: gameErrorCodeSchema, message: z.string() })

/** The seeds of a round. `server_seed` is null until the player rotates it; then `hashServerSeed(server_seed)` equals the hash. */
const roundFairnessSchema = z.object({
  server_seed_hash: seedHashSchema,
  server_seed: z.string().nullable(),
  client_seed: z.string(),
  nonce: z.int(),
  /** Of a shared round: where its chain's salt, which is the client seed, comes from. */
  salt_source: saltSourceSchema.optional(),
})
/** The player's current seeds in this game; `nonce` is that of the next round. */
const fairnessStateSchema = z.object({
  server_seed_hash: seedHashSchema,
  next_server_seed_hash: seedHashSchema,
  client_seed: z.string(),
  nonce: z.int(),
  /** Whether the page should send a client seed of its own (`setClientSeed`) before the first round. */
  needs_client_seed: z.boolean(),
})
export type FairnessState = z.infer<typeof fairnessStateSchema>

/** What the rounds of all games have in common; the game's own fields (`schemas.view` of its module) are added. */
const roundSchema = z.looseObject({
  round_id: uuidSchema,
  game: z.string(),
  /** `void`: the stakes were returned. */
  status: z.enum(['open', 'settled', 'void']),
  /** All stakes so far. */
  bet: moneySchema,
  /** All payouts so far. */
  win: moneySchema,
  opened_at: instantSchema,
  settled_at: instantSchema.nullable(),
  /** When an open round is settled by its game's rule for abandoned rounds. */
  expires_at: instantSchema,
  fairness: roundFairnessSchema,
  /** A round that the house paid for: `bet` was not taken, and `win` is credited by the hall under its terms. */
  is_free: z.literal(true).optional(),
})
export type Round = RemoveIndex<z.infer<typeof roundSchema>>
type RemoveIndex<T> = { [K in keyof T as string extends K ? never : K]: T[K] }

/** Rounds that the hall gave the player at a stake that the house pays. */
const freeRoundsSchema = z.object({
  reference: uuidSchema,
  rounds: z.int(),
  left: z.int(),
  /** What each round plays for, and the bet that it is opened with. */
  stake: moneySchema,
  bet: z.unknown(),
  /** The wins of the finished rounds. */
  won: moneySchema,
  expires_at: instantSchema,
})
export type FreeRounds = z.infer<typeof freeRoundsSchema>

const betOptionsSchema = z.object({
  min: moneySchema,
  max: moneySchema,
  /** The allowed stakes, ascending. Empty: any multiple of `step` from `min` to `max`. */
  choices: z.array(moneySchema),
  step: moneySchema,
  start: moneySchema,
})
export type BetOptions = z.infer<typeof betOptionsSchema>

const tableSchema = z.object({
  id: z.string(),
  /** The limits of each spot of the table. */
  spots: z.record(z.string(), betOptionsSchema),
  max_win: moneySchema,
})

const openSessionResponseSchema = z.object({
  session_token: z.string(),
  expires_at: instantSchema,
  game: z.string(),
  mode: playModeSchema,
  /** Whether a test account plays with play money. */
  is_test: z.boolean(),
  currency: z.literal('TWD'),
  balance: moneySchema,
  bets: betOptionsSchema,
  max_win: moneySchema,
  /** All tables of the game; the first is the one whose main spot `bets` repeats. */
  tables: z.array(tableSchema),
  /** What the launching hall asks of its games. */
  duties: dutiesSchema,
  /** Declared return to player in percent: `"96.50"`. */
  rtp: z.string(),
  volatility: z.enum(['low', 'medium', 'high']),
  fairness: fairnessStateSchema,
  /** An unfinished round to resume. */
  open_round: roundSchema.nullable(),
  last_round: roundSchema.nullable(),
  /** Free rounds of this game that the player has left, the first to be played first. */
  free_rounds: z.array(freeRoundsSchema),
  /** The origin of the framing page, the only target of `postMessage`. */
  parent_origin: z.url(),
  return_url: z.url().nullable(),
  server_time: instantSchema,
  /** What this session's rounds have cost and paid, and since when. */
  played: z.object({ since: instantSchema, staked: moneySchema, paid: moneySchema }),
})
export type OpenSessionResponse = z.infer<typeof openSessionResponseSchema>

const empty = z.object({})
const balanceOnly = z.object({ balance: moneySchema })
const played = z.object({
  round: roundSchema,
  balance: moneySchema,
  fairness: fairnessStateSchema,
  /** The current state of a free round's grant. */
  free_rounds: freeRoundsSchema.optional(),
})

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
  /**
   * Opens a round of the session's game with the bet its module's schema describes; an instant game's round is settled then. With
   * `free_rounds`, the reference of a grant, it is one of its rounds and takes its bet: another is BET_NOT_ALLOWED, and
   * FREE_ROUNDS_OVER when the grant is not of this player and game, expired, cancelled or played up.
   */
  openRound: {
    path: 'rounds/open',
    request: z.object({
      request_id: uuidSchema,
      bet: z.unknown(),
      free_rounds: uuidSchema.nullable().optional(),
    }),
    response: played,
  },
  /** Acts on an open round. Idempotent: an action whose effect is there already returns the current round. */
  actOnRound: {
    path: 'rounds/act',
    request: z.object({ request_id: uuidSchema, round_id: uuidSchema, action: z.unknown() }),
    response: played,
  },
  /** Reveals the current server seed and activates the next one. ROUND_OPEN while a round is open. */
  rotateSeed: {
    path: 'fairness/rotate',
    request: z.object({ request_id: uuidSchema, client_seed: clientSeedSchema.nullable() }),
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
  /** Sets the player's client seed before the first round. REQUEST_CONFLICT once a round was played or a seed chosen. */
  setClientSeed: {
    path: 'fairness/client-seed',
    request: z.object({ client_seed: clientSeedSchema }),
    response: z.object({ fairness: fairnessStateSchema }),
  },
  listRounds: {
    path: 'rounds/list',
    request: z.object({ cursor: z.string().max(100).nullable(), limit: z.int().min(1).max(50) }),
    response: z.object({ list: z.array(roundSchema), next_cursor: z.string().nullable() }),
  },
  getRound: {
    path: 'rounds/get',
    request: z.object({ round_id: uuidSchema }),
    response: z.object({ round: roundSchema }),
  },
} as const

export type GameCallName = keyof typeof gameCalls
export type GameRequest<N extends GameCallName> = z.infer<(typeof gameCalls)[N]['request']>
export type GameResponse<N extends GameCallName> = z.infer<(typeof gameCalls)[N]['response']>
