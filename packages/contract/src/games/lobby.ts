import { z } from 'zod'
import { defineCall } from '../core/call.ts'
import { flag, nothing, pageOf, pageRequest } from '../core/primitives.ts'
import { game, gameCategory, platform } from './entities.ts'

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

/** `hot`: by the players of the last week; `new`: latest first; `return`: by the declared return, highest first. Lobby order else. */
export const GAME_SORTS = ['hot', 'new', 'return'] as const
export type GameSort = (typeof GAME_SORTS)[number]

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
    sort: z.enum(GAME_SORTS).nullish(),
    /** Games that come first, in this order: the caller's own. */
    first: z.array(z.string().max(64, 'too_long')).max(100, 'too_long').nullish(),
    gids: z.array(z.string().max(64, 'too_long')).max(100, 'too_long').nullish(),
  }),
  response: pageOf(game),
  errors: [],
})

/** The words by which games are found, for the search in the browser (`listGames` with `gids` shows what was found). */
export const getGameSearchIndex = defineCall({
  name: 'getGameSearchIndex',
  room: 'games',
  path: '/game/searchIndex',
  auth: 'open',
  summary: 'Names, aliases and readings of all games',
  request: nothing,
  response: z.object({
    list: z.array(
      z.object({
        gid: z.string(),
        /** In every language, and what players also call it. */
        names: z.array(z.string()),
        /** Pinyin and zhuyin without tones and spaces, in full and by initials. */
        readings: z.array(z.string()),
        /** The names of its platform and of the categories that list it. */
        groups: z.array(z.string()),
      }),
    ),
    /** Simplified characters with the traditional one that the names above have for each. */
    simplified: z.record(z.string(), z.string()),
    /** Common characters that sound alike, tones aside, as some character of the names above. */
    homophones: z.array(z.string()),
  }),
  errors: [],
})

/** A round's result on the lobby's tile: a sign or a few. */
const resultMark = z.object({
  label: z.string(),
  tone: z.enum(['red', 'blue', 'green', 'gold', 'plain']),
})

/** The last results of the games with tables, oldest first, for their tiles. */
export const getLiveTables = defineCall({
  name: 'getLiveTables',
  room: 'games',
  path: '/game/liveTables',
  auth: 'open',
  summary: 'The last results of games with tables',
  request: nothing,
  response: z.object({ list: z.array(z.object({ gid: z.string(), marks: z.array(resultMark) })) }),
  errors: [],
})

/** The player's last results in the games that are played alone and show them, oldest first, for their tiles. */
export const listLastResults = defineCall({
  name: 'listLastResults',
  room: 'games',
  path: '/game/lastResults',
  auth: 'session',
  summary: 'The player’s last results of games that are played alone',
  request: nothing,
  response: z.object({ list: z.array(z.object({ gid: z.string(), marks: z.array(resultMark) })) }),
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
