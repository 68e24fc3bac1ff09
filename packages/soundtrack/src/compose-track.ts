import { createHash } from 'node:crypto'
import { createRandom } from './random.ts'
import type { Score } from './score.ts'
import { styles } from './styles/index.ts'
import type { Track } from './tracks.ts'

/** The track's score: its style plays its plan, and its seed decides what the plan leaves open. */
export function composeTrack({ style, plan, seed }: Track): Score {
  return styles[style](plan, createRandom(seed))
}

/** What a rendering was made from: another score has another mark. */
export function scoreMark(track: Track): string {
  return createHash('sha256')
    .update(JSON.stringify(composeTrack(track)))
    .digest('hex')
    .slice(0, 16)
}
