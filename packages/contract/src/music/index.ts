import { z } from 'zod'
import { defineCall } from '../core/call.ts'
import { flag, nothing, pageOf, pageRequest } from '../core/primitives.ts'

const musicId = z
  .string('required')
  .trim()
  .regex(/^[a-z0-9-]{1,64}$/, 'invalid')

/** A piece of music. `song_source_url` is an address on the hall's own origin; `duration_s` whole seconds. */
export const track = z.object({
  music_id: z.string(),
  title: z.string(),
  style_id: z.string(),
  style_name: z.string(),
  duration_s: z.number().int().positive(),
  song_source_url: z.string(),
  /** The caller's own; false for a visitor. */
  is_favorite: z.boolean(),
})
export type Track = z.infer<typeof track>

export const listMusicStyles = defineCall({
  name: 'listMusicStyles',
  room: 'music',
  path: '/music/styles',
  auth: 'open',
  summary: 'Styles of music that have something to hear',
  request: nothing,
  response: z.object({
    list: z.array(
      z.object({ style_id: z.string(), name: z.string(), track_count: z.number().int().positive() }),
    ),
  }),
  errors: [],
})

export const listMusic = defineCall({
  name: 'listMusic',
  room: 'music',
  path: '/music/list',
  auth: 'optional',
  summary: 'The music library, whole, of a style, or found by its title',
  request: pageRequest.extend({
    style_id: z.string().max(40, 'too_long').nullish(),
    keyword: z.string().trim().max(40, 'too_long').nullish(),
  }),
  response: pageOf(track),
  errors: [],
})

export const setFavoriteMusic = defineCall({
  name: 'setFavoriteMusic',
  room: 'music',
  path: '/music/favorite',
  auth: 'session',
  summary: 'Keep a track among one’s favourites, or not any more',
  request: z.object({ music_id: musicId, is_favorite: flag }),
  response: z.object({ music_id: z.string(), is_favorite: z.boolean() }),
  errors: [],
})

export const listFavoriteMusic = defineCall({
  name: 'listFavoriteMusic',
  room: 'music',
  path: '/music/favorite/list',
  auth: 'session',
  summary: 'One’s favourite music, the newest first',
  request: pageRequest,
  response: pageOf(track),
  errors: [],
})

export const playMusic = defineCall({
  name: 'playMusic',
  room: 'music',
  path: '/music/play',
  auth: 'optional',
  summary: 'A track begins to play on a device: where it is heard',
  request: z.object({ music_id: musicId, device: z.string().trim().max(40, 'too_long').nullish() }),
  response: track,
  errors: [],
})
