import { z } from 'zod'
import { defineCall } from '../core/call.ts'
import { defineCsvCall } from '../core/csv.ts'
import { dailyHistoryOf, flag, historyRequest, instantText, moneyText } from '../core/primitives.ts'
import { bet } from './entities.ts'

const apiKey = z.string().min(1, 'invalid').max(40, 'too_long')

/**
 * The bets of one play session on one day: each bet follows the one before within half an hour. `started_at` and `ended_at`
 * are the instants of the first and the last bet.
 */
export const betSession = z.object({
  started_at: instantText,
  ended_at: instantText,
  count: z.number().int().positive(),
  bet: moneyText,
  win_loss: moneyText,
})
export type BetSession = z.infer<typeof betSession>

/**
 * The player’s bets as the platforms reported them, newest first. The totals of the whole selection come with the first
 * page; with a cursor they are null.
 */
export const listBets = defineCall({
  name: 'listBets',
  room: 'games',
  path: '/report/betRecord',
  auth: 'session',
  summary: 'Bet record',
  request: historyRequest.extend({
    api_key: apiKey.nullish(),
    settled: flag.nullish(),
  }),
  response: dailyHistoryOf(bet, {
    bet: moneyText,
    valid_bet: moneyText,
    win_loss: moneyText,
    sessions: z.array(betSession),
  }).extend({
    total: z.number().int().nonnegative().nullable(),
    total_bet: moneyText.nullable(),
    total_valid_bet: moneyText.nullable(),
    total_win_loss: moneyText.nullable(),
  }),
  errors: [30012],
})

export const downloadBets = defineCsvCall('downloadBets', listBets)

/**
 * A part of a bet that does not count: the stake came back, or a part of it did, bets on opposite sides or on most outcomes, a win
 * smaller than the stake.
 */
const uncountedPart = z.object({
  cause: z.enum(['push', 'part_back', 'opposite', 'covers_most', 'small_win']),
  amount: moneyText,
})
export type UncountedPart = z.infer<typeof uncountedPart>

/** One of the bets that a round’s stake consists of, as the platform names it: a spot of a table, a hand, the number of mines. */
const betItem = z.object({
  label: z.string(),
  amount: moneyText,
  /** What it paid, its stake included; null until the round is settled. */
  paid: moneyText.nullable(),
})
export type BetItem = z.infer<typeof betItem>

/** A picture of one bet’s outcome, what was laid, and the platform’s page about it: how the result was drawn, and how to verify it. */
export const getBetDetail = defineCall({
  name: 'getBetDetail',
  room: 'games',
  path: '/report/betDetail',
  auth: 'session',
  summary: 'The platform’s page about one bet',
  request: z.object({
    api_key: apiKey,
    bet_id: z.string('required').min(1, 'required').max(100, 'too_long'),
  }),
  response: z.object({
    url: z.string(),
    /** The outcome as SVG, to be shown as an image, and in words; null where the platform draws none. */
    picture: z.object({ svg: z.string(), text: z.string() }).nullable(),
    /** In the order in which the platform lists them; null where it does not say. */
    items: z.array(betItem).nullable(),
    /** Why a part of the bet does not count for turnover, the largest part first; null where the platform does not say. */
    uncounted: z.array(uncountedPart).nullable(),
  }),
  errors: [30000, 30001, 30002, 30003, 30004, 30005, 30007, 30008],
})
