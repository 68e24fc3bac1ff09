import { expect, it } from 'vitest'
import type { FaceReading } from '../../../../providers/face/index.ts'
import { evaluate, film, LEFT, look, mixed } from '../testing/synthetic-film.ts'
import { LIVENESS_LIMITS } from './liveness-limits.ts'
import { measureSmile } from './measure-smile.ts'

const PROGRESS = [0, 0, 0.3, 0.45, 0.6, 0.75, 0.9, 1]
/** What a mesh trembles, in pixels of the scene: 0.007 of the eyes' distance (decision 0239). */
const TREMBLES = 0.25

/** A film of a smile whose mesh trembles, each film in its own way. */
const filmed = (take: number, muscles: number): FaceReading[] =>
  PROGRESS.map((share, index) => {
    const face = look({ smile: 0.1 + 0.8 * share, muscles })
    const noise = take * PROGRESS.length + index + 1
    const tremble = (at: number) => ((mixed(at, noise) % 1_000) / 500 - 1) * TREMBLES * Math.sqrt(3)
    return { ...face, mesh: face.mesh.map((value, at) => value + tremble(at)) }
  })
const clear = (muscles: number): number =>
  Array.from({ length: 60 }, (_, take) => measureSmile(filmed(take, muscles), PROGRESS)).filter(
    (certainty) => certainty >= LIVENESS_LIMITS.smile,
  ).length

it('tells cheeks that rise with the mouth from those of a still photo, although the mesh trembles', () => {
  expect(clear(1)).toBeGreaterThanOrEqual(54)
  expect(clear(0)).toBeLessThanOrEqual(4)
})

it('does not take a head that nods or comes nearer for cheeks that rise', () => {
  const moved = (by: (y: number, share: number) => number) =>
    filmed(1, 0).map((face, index) => ({
      ...face,
      mesh: face.mesh.map((value, at) => (at % 3 === 1 ? by(value, PROGRESS[index] ?? 0) : value)),
    }))
  for (const by of [
    (y: number, share: number) => y - 6 * share,
    (y: number, share: number) => 50 + (y - 50) * (1 - 0.05 * share),
  ])
    expect(measureSmile(moved(by), PROGRESS)).toBeLessThan(LIVENESS_LIMITS.smile)
})

it('says nothing where no smile goes on', () => {
  expect(
    measureSmile(
      filmed(1, 1),
      PROGRESS.map(() => 0.5),
    ),
  ).toBe(0)
  expect(measureSmile([], [])).toBe(0)
})

it('is kept of a smile alone', () => {
  const smiled = evaluate('smile', film({ smile: 0.9 }))
  expect(smiled.ok && smiled.scores.smile).toBeGreaterThan(LIVENESS_LIMITS.smile)
  const turned = evaluate('turn_left', film(LEFT))
  expect(turned.ok && turned.scores.smile).toBeNull()
})
