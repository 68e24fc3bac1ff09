import { type Chord, distanceToChord, type ScaleName, scalePitch } from './harmony.ts'
import { pick, type Random } from './random.ts'
import { BEATS_PER_BAR, type Note } from './score.ts'

export interface MelodyOptions {
  readonly key: number
  readonly scale: ScaleName
  /** One chord a bar. */
  readonly chords: readonly Chord[]
  /** Two-bar rhythms: note lengths in beats; a negative length is a rest. */
  readonly rhythms: readonly (readonly number[])[]
  /** The melody's range in scale steps above the key note. */
  readonly low: number
  readonly high: number
  readonly force: number
}

const PHRASE_BARS = 2

/**
 * Composes a melody over the chords in two-bar phrases; the third phrase repeats the rhythm of the first. Long and stressed
 * notes are chord notes; the others move stepwise.
 */
export function composeMelody(options: MelodyOptions, random: Random): readonly Note[] {
  const [call, answer] = [pick(random, options.rhythms), pick(random, options.rhythms)]
  const rhythms = [call, answer, call, pick(random, options.rhythms)]
  const motif = Array.from({ length: 16 }, () => pick(random, [-2, -1, -1, 0, 1, 1, 2]))
  const notes: Note[] = []
  let step = Math.round((options.low + options.high) / 2)
  for (let bar = 0; bar < options.chords.length; bar += PHRASE_BARS) {
    const phrase = (bar / PHRASE_BARS) % rhythms.length
    let at = bar * BEATS_PER_BAR
    for (const [index, length] of (rhythms[phrase] ?? call).entries()) {
      const isLast = at + Math.abs(length) >= (bar + PHRASE_BARS) * BEATS_PER_BAR
      if (length > 0) {
        step = reflectIntoRange(options, step + (motif[(index + (phrase === 3 ? 5 : 0)) % motif.length] ?? 0))
        const chord = options.chords[Math.floor(at / BEATS_PER_BAR)]
        if (chord && (isLast || length >= 1 || at % 2 === 0)) step = nearestChordStep(options, chord, step)
        notes.push({
          at,
          length,
          pitch: scalePitch(options.key, options.scale, step),
          force: options.force * (at % 2 === 0 ? 1 : 0.82) * (0.92 + 0.16 * random()),
        })
      }
      at += Math.abs(length)
    }
  }
  return notes
}

/** Returns the nearest scale step on a chord note; the upper one of two equally near. */
function nearestChordStep({ key, scale }: MelodyOptions, chord: Chord, step: number): number {
  const near = [0, 1, -1, 2, -2]
  const costs = near.map(
    (move) => distanceToChord(key, chord, scalePitch(key, scale, step + move)) * 4 + Math.abs(move),
  )
  return step + (near[costs.indexOf(Math.min(...costs))] ?? 0)
}

function reflectIntoRange({ low, high }: MelodyOptions, step: number): number {
  if (step > high) return 2 * high - step
  return step < low ? 2 * low - step : step
}
