import { z } from 'zod'

/** The arcade's wire protocol (docs/protocols/arcade.md), as the server reads it. Unknown members are ignored. */

const texts = z.object({ 'zh-TW': z.string(), en: z.string() })
const amount = z.string().regex(/^\d{1,13}\.\d{2}$/)
const category = z.enum(['slots', 'tables', 'instant'])

export const envelope = z.object({ code: z.string(), message: z.string(), data: z.unknown() })

export const gameList = z.object({
  list: z.array(
    z.object({
      game: z.string(),
      platform: z.string(),
      name: texts,
      category,
      secondary_categories: z.array(category).max(3).default([]),
      rtp: z.string().nullable(),
      has_lower_side_bets: z.boolean().default(false),
      has_demo: z.boolean(),
      status: z.string(),
      art_url: z.string(),
      has_free_rounds: z.boolean().default(false),
      aliases: z.array(z.string().max(40)).max(20).default([]),
      released_at: z.iso.datetime().nullish(),
      page_files: z.array(z.string().max(300)).max(30).default([]),
    }),
  ),
})

const mark = z.object({ label: texts, tone: z.enum(['red', 'blue', 'green', 'gold', 'plain']) })

export const tableList = z.object({
  list: z
    .array(
      z.object({
        game: z.string(),
        table: z.string(),
        settled_at: z.iso.datetime().nullable(),
        marks: z.array(mark).max(100),
      }),
    )
    .max(500),
})

export const lastResultList = z.object({
  list: z.array(z.object({ game: z.string(), marks: z.array(mark).max(100) })).max(500),
})

/** Given at launch: what the site's jurisdiction asks of its games. */
export interface Duties {
  readonly autoplay: boolean
  readonly turbo: boolean
  readonly min_cycle_ms: number
  readonly clock: boolean
  readonly net_position: boolean
  readonly feature_buy: boolean
}

export const launched = z.object({ url: z.string() })
export const nothing = z.object({})
export const balance = z.object({ balance: amount })

export const transfer = z.object({
  reference: z.string(),
  status: z.enum(['SUCCESS', 'FAILED', 'PENDING']),
  amount,
  balance: amount.nullable(),
})

export const betList = z.object({
  list: z.array(
    z.object({
      bet_id: z.string(),
      version: z.int(),
      player: z.string(),
      platform: z.string(),
      game: z.string(),
      currency: z.literal('TWD'),
      status: z.enum(['OPEN', 'SETTLED', 'UNSETTLED', 'VOID']),
      bet: amount,
      valid_bet: amount,
      win: amount,
      free_rounds: z.uuid().nullable().default(null),
      bet_at: z.iso.datetime(),
      settled_at: z.iso.datetime().nullable(),
      updated_at: z.iso.datetime(),
    }),
  ),
  next_cursor: z.string().nullable(),
})

export const openRoundList = z.object({
  list: z
    .array(
      z.object({
        platform: z.string(),
        game: z.string(),
        table: texts.nullable(),
        is_shared: z.boolean(),
        bet: amount,
        bet_at: z.iso.datetime(),
      }),
    )
    .max(100),
})

/** A picture is small; a longer one is an answer of another shape. */
const MAX_PICTURE = 40_000

const uncountedPart = z.object({
  cause: z.enum(['push', 'part_back', 'opposite', 'covers_most', 'small_win']),
  amount,
})

/** A table has at most 157 spots; a longer list is an answer of another shape. */
const MAX_BET_ITEMS = 200

const betItem = z.object({ label: z.string().min(1).max(100), amount, paid: amount.nullable() })

export const detail = z.object({
  url: z.string(),
  picture: z
    .object({ svg: z.string().startsWith('<svg ').max(MAX_PICTURE), text: z.string().max(2_000) })
    .nullable()
    .default(null),
  items: z.array(betItem).max(MAX_BET_ITEMS).nullable().default(null).catch(null),
  // A cause of a later version of the protocol is no reason to show nothing else of the bet.
  uncounted: z.array(uncountedPart).max(10).nullable().default(null).catch(null),
})

export const health = z.object({
  time: z.iso.datetime(),
  platforms: z.array(z.object({ platform: z.string(), status: z.string(), note: z.string().nullable() })),
})
