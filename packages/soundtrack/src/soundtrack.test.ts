import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { digestsFile, soundtrack, soundtrackFolder } from './catalogue.ts'
import { composeTrack, scoreDigest } from './compose-track.ts'
import { SCALES } from './harmony.ts'
import { createRandom } from './random.ts'
import { renderScore } from './render-score.ts'
import type { Score } from './score.ts'
import { tracks } from './tracks.ts'
import { voices } from './voices/index.ts'
import { SAMPLE_RATE } from './voices/voice.ts'

const MELODIES = ['vibraphone', 'flute', 'lead']

/** The first beats of a score as a loop. */
function opening(score: Score, beats: number): Score {
  const parts = score.parts.map((part) => ({ ...part, notes: part.notes.filter(({ at }) => at < beats) }))
  return { ...score, beats, parts }
}

describe('the soundtrack', () => {
  it('has at least twelve tracks in at least four styles, no two alike', () => {
    expect(tracks.length).toBeGreaterThanOrEqual(12)
    expect(new Set(tracks.map(({ style }) => style)).size).toBeGreaterThanOrEqual(4)
    for (const property of ['id', 'seed'] as const)
      expect(new Set(tracks.map((track) => track[property])).size).toBe(tracks.length)
    expect(new Set(tracks.map((track) => JSON.stringify(composeTrack(track)))).size).toBe(tracks.length)
  })

  it.each(tracks)('$id is composed deterministically and its rendered file is up to date', async (track) => {
    expect(composeTrack(track)).toEqual(composeTrack(track))
    const marks: unknown = JSON.parse(await readFile(join(soundtrackFolder, digestsFile), 'utf8'))
    expect(marks, 'rendered from this score: npm run render -w @gamehall/soundtrack').toHaveProperty(
      [track.id],
      scoreDigest(track),
    )
    const known = soundtrack.find(({ id }) => id === track.id)
    const { size } = await stat(join(soundtrackFolder, known?.file ?? ''))
    const bitRate = (size * 8) / (known?.seconds ?? 0)
    expect(bitRate, 'the file is as long as the score').toBeGreaterThan(46_000)
    expect(bitRate, 'and small').toBeLessThan(52_000)
  })

  it.each(tracks)('$id keeps its melody in the scale and its notes within the loop', (track) => {
    const score = composeTrack(track)
    const steps = new Set(SCALES[track.plan.scale].map((step) => step % 12))
    const sung = score.parts.filter(({ voice }) => MELODIES.includes(voice)).flatMap(({ notes }) => notes)
    const strange = sung.filter(({ pitch }) => !steps.has((((pitch - track.plan.key) % 12) + 12) % 12))
    expect(strange).toEqual([])
    const notes = score.parts.flatMap((part) => part.notes)
    expect(Math.min(...notes.map(({ at }) => at))).toBeGreaterThanOrEqual(0)
    expect(Math.max(...notes.map(({ at }) => at))).toBeLessThan(score.beats)
  })

  it.each(tracks.filter(({ id }) => /drift|neon|gate|corner/.test(id)))(
    '$id has the target loudness, does not clip and loops seamlessly',
    (track) => {
      const { left, right } = renderScore(opening(composeTrack(track), 8), track.seed)
      for (const side of [left, right]) {
        const steps = side.map((sample, index) => Math.abs(sample - (side.at(index - 1) ?? 0)))
        expect(steps[0]).toBeLessThanOrEqual(steps.slice(1).reduce((most, step) => Math.max(most, step), 0))
        expect(side.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)).toBeLessThan(0.9)
        const power = side.reduce((sum, sample) => sum + sample ** 2, 0) / side.length
        expect(Math.sqrt(power)).toBeGreaterThan(0.07)
      }
    },
  )
})

/** Measures the frequency of a steady sound by autocorrelation. */
function measureHertz(samples: Float32Array, about: number): number {
  const from = Math.floor(SAMPLE_RATE * 0.15)
  const correlation = (lag: number) => {
    let sum = 0
    for (let index = from; index < from + 6_000; index++)
      sum += (samples[index] ?? 0) * (samples[index + lag] ?? 0)
    return sum
  }
  const waves = 8
  const middle = Math.round((waves * SAMPLE_RATE) / about)
  const lags = Array.from(
    { length: 2 * Math.ceil(middle / 16) + 1 },
    (_, index) => middle - Math.ceil(middle / 16) + index,
  )
  const best = lags.reduce((most, lag) => (correlation(lag) > correlation(most) ? lag : most), middle)
  return (waves * SAMPLE_RATE) / best
}

it.each(['pluck', 'vibraphone', 'flute', 'lead', 'pad', 'electricPiano'] as const)(
  'the %s is in tune',
  (name) => {
    for (const hertz of [146.83, 293.66, 523.25]) {
      const samples = voices[name]({ hertz, seconds: 1.5, force: 0.7, random: createRandom(1) })
      expect(
        Math.abs(1200 * Math.log2(measureHertz(samples, hertz) / hertz)),
        `cents off at ${hertz} Hz`,
      ).toBeLessThan(8)
    }
  },
)
