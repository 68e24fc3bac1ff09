import { z } from 'zod'
import { MAX_FAVORITE_GAMES } from '../constants/index.ts'
import { defineCall } from '../core/call.ts'
import { flag, instantText, nothing } from '../core/primitives.ts'

/** The games of one account. An id may be that of a game that is gone. */
const ownGames = z.object({
  /** The ids of its favourites, latest first. */
  favorites: z.array(z.string()),
  /** The games that it entered with its own money, each once, latest first. */
  plays: z.array(z.object({ gid: z.string(), api_key: z.string(), at: instantText })),
})
export type OwnGames = z.infer<typeof ownGames>

export const getOwnGames = defineCall({
  name: 'getOwnGames',
  room: 'games',
  path: '/game/own',
  auth: 'session',
  summary: 'The player’s own games: the favourites, and those played last',
  request: nothing,
  response: ownGames,
  errors: [],
})

/** Changes single favourites, in the order made, and leaves the others alone: clients of one player undo nothing of each other. */
export const setFavoriteGames = defineCall({
  name: 'setFavoriteGames',
  room: 'games',
  path: '/game/favorite',
  auth: 'session',
  summary: 'Add games to the favourites or remove them',
  request: z.object({
    favorites: z
      .array(
        z.object({
          gid: z.string('required').min(1, 'required').max(64, 'too_long'),
          is_favorite: flag,
        }),
      )
      .min(1, 'required')
      .max(MAX_FAVORITE_GAMES, 'too_long'),
  }),
  response: ownGames,
  errors: [],
  maxBytes: 16_384,
})
