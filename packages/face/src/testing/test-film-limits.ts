import type { FilmLimits } from '../film-times.ts'

/** What the tests of films keep to: a colour each 0.7 s, seen on a face from 0.25 s on. */
export const TEST_FILM_LIMITS: FilmLimits = {
  leastMs: 1_000,
  mostMs: 6_000,
  leastGapMs: 30,
  mostGapMs: 800,
  colorMs: 700,
  settledMs: 250,
  leastColors: 3,
}
