import type { IdentityRules } from '../identity-rules.ts'
import type { AttemptScores } from '../tables.ts'

type FilmScores = Pick<AttemptScores, 'realness' | 'liveness'>
type FilmThresholds = Pick<IdentityRules, 'face_realness' | 'face_liveness' | 'measured_liveness'>

/** What two models say of all actions of a face check: the least of each. */
export const poolFilmScores = (shown: readonly FilmScores[]): FilmScores => ({
  realness: least(shown.map(({ realness }) => realness)),
  liveness: least(shown.map(({ liveness }) => liveness)),
})

/** Which of the two is missing or below its threshold: `realness`, `liveness`. */
export const findLowFilmScores = ({ realness, liveness }: FilmScores, rules: FilmThresholds): string[] => [
  ...(isBelow(realness, rules.face_realness) ? ['realness'] : []),
  ...(isBelow(liveness, Math.max(rules.face_liveness, rules.measured_liveness ?? 0)) ? ['liveness'] : []),
]

export const isBelow = (score: number | null, threshold: number): boolean =>
  score === null || score < threshold

/** The minimum; null when any score is missing. */
function least(scores: readonly (number | null)[]): number | null {
  const known = scores.filter((score) => score !== null)
  return known.length < scores.length || known.length === 0 ? null : Math.min(...known)
}
