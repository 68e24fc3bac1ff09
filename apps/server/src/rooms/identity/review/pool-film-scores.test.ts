import { expect, it } from 'vitest'
import { DEFAULT_FILM_THRESHOLDS } from '../identity-rules.ts'
import { findLowFilmScores, poolFilmScores } from './pool-film-scores.ts'

it('the least score of all actions counts, and none is known where one is missing', () => {
  const high = { realness: 0.9, liveness: 0.7 }
  expect(poolFilmScores([high, { realness: 0.7, liveness: 0.8 }])).toEqual({ realness: 0.7, liveness: 0.7 })
  expect(poolFilmScores([high, { realness: null, liveness: 0.8 }])).toEqual({ realness: null, liveness: 0.7 })
  expect(poolFilmScores([])).toEqual({ realness: null, liveness: null })
})

it.each([
  [{ realness: 0.6, liveness: 0.5 }, null, []],
  [{ realness: 0.59, liveness: 0.5 }, null, ['realness']],
  [{ realness: 0.6, liveness: 0.49 }, null, ['liveness']],
  [{ realness: null, liveness: null }, null, ['realness', 'liveness']],
  [{ realness: 0.6, liveness: 0.59 }, 0.6, ['liveness']],
  [{ realness: 0.6, liveness: 0.49 }, 0.4, ['liveness']],
] as const)('scores %j with %j measured are low in %j', (scores, measured_liveness, low) => {
  expect(findLowFilmScores(scores, { ...DEFAULT_FILM_THRESHOLDS, measured_liveness })).toEqual(low)
})

it('a score that is missing is low whatever is asked', () => {
  const none = { realness: null, liveness: null }
  const rules = { face_realness: 0, face_liveness: 0, measured_liveness: null }
  expect(findLowFilmScores(none, rules)).toEqual(['realness', 'liveness'])
})
