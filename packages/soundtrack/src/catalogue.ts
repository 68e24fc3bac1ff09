import { join } from 'node:path'
import { composeTrack } from './compose-track.ts'
import { durationSeconds } from './score.ts'
import type { StyleName } from './styles/index.ts'
import { tracks } from './tracks.ts'

/** Folder of the rendered tracks, one MP3 each. */
export const soundtrackFolder = join(import.meta.dirname, '../tracks')

/** File with the digests of the scores that the MP3s were rendered from. */
export const digestsFile = 'scores.json'

/** Returns the file name of a track. */
export const trackFile = (id: string) => `${id}.mp3`

/** The styles, in the library's order. */
export const soundtrackStyles = [
  { id: 'lounge', name: { 'zh-TW': '爵士夜語', en: 'Lounge' } },
  { id: 'ambient', name: { 'zh-TW': '星空冥想', en: 'Ambient' } },
  { id: 'night_drive', name: { 'zh-TW': '霓虹夜行', en: 'Night drive' } },
  { id: 'silk', name: { 'zh-TW': '絲竹新韻', en: 'Silk and bamboo' } },
] as const satisfies readonly { readonly id: StyleName; readonly name: object }[]

/** The tracks without their notes; `seconds` is the length of one loop. */
export const soundtrack = tracks.map((track) => ({
  id: track.id,
  style: track.style,
  title: track.title,
  file: trackFile(track.id),
  seconds: durationSeconds(composeTrack(track)),
}))
