import { z } from 'zod'
import { defineCall } from '../core/call.ts'
import { defineCsvCall } from '../core/csv.ts'
import {
  dailyHistoryOf,
  flag,
  historyRequest,
  instantText,
  moneyText,
  nothing,
  pageOf,
  pageRequest,
} from '../core/primitives.ts'
import { bet, game, gameCategory, platform } from './entities.ts'

/** The lobby: its categories, platforms and featured games, in the caller's language. */
export const getGameHallList = defineCall({
  name: 'getGameHallList',
  room: 'games',
  path: '/game/getGameHallList',
  auth: 'open',
  summary: 'The lobby',
  request: nothing,
  response: z.object({
    categories: z.array(z.object({ key: gameCategory, name: z.string() })),
    platforms: z.array(platform),
    list: z.array(game),
  }),
  errors: [],
})

const apiKey = z.string().min(1, 'invalid').max(40, 'too_long')

export const listGames = defineCall({
  name: 'listGames',
  room: 'games',
  path: '/game/list',
  auth: 'open',
  summary: 'Games of a platform, category or parent, found by name, or by their ids',
  request: pageRequest.extend({
    api_key: apiKey.nullish(),
    category: gameCategory.nullish(),
    parent_id: z.string().max(64, 'too_long').nullish(),
    keyword: z.string().trim().max(40, 'too_long').nullish(),
    is_trial: flag.nullish(),
    gids: z.array(z.string().max(64, 'too_long')).max(100, 'too_long').nullish(),
  }),
  response: pageOf(game),
  errors: [],
})

export const listPlatforms = defineCall({
  name: 'listPlatforms',
  room: 'games',
  method: 'GET',
  path: '/game/getPlatfromList',
  auth: 'open',
  summary: 'Game platforms',
  request: nothing,
  response: z.object({ list: z.array(platform) }),
  errors: [],
})

/**
 * The player's bets as the platforms reported them, newest first. The totals of the whole selection come with its first
 * page; with a cursor they are null.
 */
/**
 * The bets of one play session on one day: each within half an hour of the one before. Both instants are those of bets;
 * a session goes from the first to the last, both included.
 */
export const playSession = z.object({
  started_at: instantText,
  ended_at: instantText,
  count: z.number().int().positive(),
  bet: moneyText,
  win_loss: moneyText,
})
export type PlaySession = z.infer<typeof playSession>

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
    sessions: z.array(playSession),
  }).extend({
    total: z.number().int().nonnegative().nullable(),
    total_bet: moneyText.nullable(),
    total_valid_bet: moneyText.nullable(),
    total_win_loss: moneyText.nullable(),
  }),
  errors: [30012],
})

export const downloadBets = defineCsvCall('downloadBets', listBets)

/** Where the platform shows one bet in full: how it was drawn, and how to verify it. */
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
  response: z.object({ url: z.string() }),
  errors: [30000, 30001, 30002, 30003, 30004, 30005, 30007, 30008],
})
