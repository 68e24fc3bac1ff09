import { z } from 'zod'
import { defineCall } from '../core/call.ts'
import { flag, nothing, pageOf, pageRequest } from '../core/primitives.ts'

const musicId = z
  .string('required')
  .trim()
  .regex(/^[a-z0-9-]{1,64}$/, 'invalid')

/** A track. `song_source_url` is a path on the server's origin; `duration_s` is in whole seconds. */
export const track = z.object({
  music_id: z.string(),
  title: z.string(),
  style_id: z.string(),
  style_name: z.string(),
  duration_s: z.number().int().positive(),
  song_source_url: z.string(),
  /** Whether it is the caller's favourite; false for a visitor. */
  is_favorite: z.boolean(),
})
export type Track = z.infer<typeof track>

export const listMusicStyles = defineCall({
  name: 'listMusicStyles',
  room: 'music',
  path: '/music/styles',
  auth: 'open',
  summary: 'List the music styles that have tracks',
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
  summary: 'List the music library, by style or title',
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
  summary: 'Add a track to the favourites or remove it',
  request: z.object({ music_id: musicId, is_favorite: flag }),
  response: z.object({ music_id: z.string(), is_favorite: z.boolean() }),
  errors: [],
})

export const listFavoriteMusic = defineCall({
  name: 'listFavoriteMusic',
  room: 'music',
  path: '/music/favorite/list',
  auth: 'session',
  summary: 'List the favourite tracks, newest first',
  request: pageRequest,
  response: pageOf(track),
  errors: [],
})

export const playMusic = defineCall({
  name: 'playMusic',
  room: 'music',
  path: '/music/play',
  auth: 'optional',
  summary: 'Start playing a track: returns its source and counts the play',
  request: z.object({ music_id: musicId, device: z.string().trim().max(40, 'too_long').nullish() }),
  response: track,
  errors: [],
})
