import { join } from 'node:path'
import { composeTrack } from './compose-track.ts'
import { secondsOf } from './score.ts'
import type { StyleName } from './styles/index.ts'
import { tracks } from './tracks.ts'

/** Where the rendered tracks lie, one MP3 each. */
export const soundtrackFolder = join(import.meta.dirname, '../tracks')

/** The marks of the scores that the files were rendered from. */
export const marksFile = 'scores.json'

export const trackFile = (id: string) => `${id}.mp3`

/** The styles, in the order a library shows them. */
export const soundtrackStyles = [
  { id: 'lounge', name: { 'zh-TW': '爵士夜語', en: 'Lounge' } },
  { id: 'ambient', name: { 'zh-TW': '星空冥想', en: 'Ambient' } },
  { id: 'night_drive', name: { 'zh-TW': '霓虹夜行', en: 'Night drive' } },
  { id: 'silk', name: { 'zh-TW': '絲竹新韻', en: 'Silk and bamboo' } },
] as const satisfies readonly { readonly id: StyleName; readonly name: object }[]

/** What there is to hear, without its notes. */
export const soundtrack = tracks.map((track) => ({
  id: track.id,
  style: track.style,
  title: track.title,
  file: trackFile(track.id),
  seconds: secondsOf(composeTrack(track)),
}))
