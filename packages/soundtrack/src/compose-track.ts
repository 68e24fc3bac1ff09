import { createHash } from 'node:crypto'
import { createRandom } from './random.ts'
import type { Score } from './score.ts'
import { styles } from './styles/index.ts'
import type { Track } from './tracks.ts'

/** Composes a track's score from its style, plan and seed. Deterministic. */
export function composeTrack({ style, plan, seed }: Track): Score {
  return styles[style](plan, createRandom(seed))
}

/** Returns the digest of a track's score, which tells whether a rendered file is up to date. It covers the property names of `Score`. */
export function scoreDigest(track: Track): string {
  return createHash('sha256')
    .update(JSON.stringify(composeTrack(track)))
    .digest('hex')
    .slice(0, 16)
}
