import { z } from 'zod'
import { saltSourceSchema } from '../fairness/salt-source.ts'

/**
 * The socket of a table (`<arcade>/api/tables/watch`): the page sends `watch` with its session token, and nothing else; it gets a
 * `snapshot` and after that `update` and `mine` messages. Money is a decimal string, times are ISO 8601 in UTC.
 */
export const watchSchema = z.object({
  type: z.literal('watch'),
  token: z.string().min(20).max(200),
  table: z.string().max(40),
})

/** A chain as it was published: its terminal hash, and what its salt is to be. */
const publishedChainSchema = z.object({
  terminal_hash: z.string(),
  salt_source: saltSourceSchema,
  /** Null until the beacon has published the round; no round is opened before. */
  salt: z.string().nullable(),
  published_at: z.iso.datetime(),
})
const chainSchema = publishedChainSchema.extend({
  /** The chain after this one, published while this one is in use. */
  next: publishedChainSchema.nullable(),
})
export type TableChain = z.infer<typeof chainSchema>

const tableRoundSchema = z.object({
  number: z.int(),
  phase: z.enum(['betting', 'closed', 'running', 'drawn', 'voiding', 'settled', 'void']),
  commitment: z.string(),
  salt: z.string(),
  opened_at: z.iso.datetime(),
  closes_at: z.iso.datetime(),
  runs_at: z.iso.datetime(),
  /** Null while it would give the outcome away. */
  ends_at: z.iso.datetime().nullable(),
  seed: z.string().nullable(),
  result: z.looseObject({}).nullable(),
})
export type TableRound = z.infer<typeof tableRoundSchema>

/** A bet as everybody at the table sees it; the fields of its game's `publicBet` are added. */
const tableBetSchema = z.looseObject({
  id: z.string(),
  name: z.string(),
  status: z.enum(['open', 'settled', 'void']),
  bet: z.string(),
  win: z.string(),
})
export type TableBet = z.infer<typeof tableBetSchema>

const tableResultSchema = z.object({
  number: z.int(),
  is_void: z.boolean(),
  result: z.looseObject({}),
  seed: z.string(),
  commitment: z.string(),
  salt: z.string(),
  salt_source: saltSourceSchema,
})
export type TableResult = z.infer<typeof tableResultSchema>

const betTotals = { bets_count: z.int(), bets_total: z.string() }

export const tableMessageSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('snapshot'),
    table: z.string(),
    chain: chainSchema.nullable(),
    round: tableRoundSchema.nullable(),
    /** The largest bets of the round. */
    bets: z.array(tableBetSchema),
    ...betTotals,
    /** Oldest first. */
    history: z.array(tableResultSchema),
  }),
  z.object({
    type: z.literal('update'),
    server_time: z.iso.datetime(),
    chain: chainSchema.optional(),
    round: tableRoundSchema.optional(),
    /** Bets that changed, the largest first; a new round begins without any. */
    bets: z.array(tableBetSchema),
    ...betTotals,
    /** Results that came since. */
    history: z.array(tableResultSchema),
  }),
  /** The player's own bets in the table's round that changed, and the balance; null where the hall is yet to say it. */
  z.object({
    type: z.literal('mine'),
    rounds: z.array(z.looseObject({ round_id: z.string() })),
    balance: z.string().nullable(),
  }),
  z.object({ type: z.literal('refused'), code: z.string() }),
])
export type TableMessage = z.infer<typeof tableMessageSchema>
