import { type Chord, distanceTo, type ScaleName, scalePitch } from './harmony.ts'
import { pick, type Random } from './random.ts'
import { BEATS_A_BAR, type Note } from './score.ts'

export interface MelodyOptions {
  readonly key: number
  readonly scale: ScaleName
  /** One chord a bar. */
  readonly chords: readonly Chord[]
  /** Rhythms of two bars: the length of each note in beats, a rest as a negative one. */
  readonly rhythms: readonly (readonly number[])[]
  /** Scale steps above the key note between which the line stays. */
  readonly low: number
  readonly high: number
  readonly force: number
}

const PHRASE_BARS = 2

/**
 * A line over the chords in phrases of two bars: the first phrase comes back, a little changed, as the third.
 * Long and stressed notes belong to the chord; between them the line goes by steps.
 */
export function composeMelody(options: MelodyOptions, random: Random): readonly Note[] {
  const [call, answer] = [pick(random, options.rhythms), pick(random, options.rhythms)]
  const rhythms = [call, answer, call, pick(random, options.rhythms)]
  const motif = Array.from({ length: 16 }, () => pick(random, [-2, -1, -1, 0, 1, 1, 2]))
  const notes: Note[] = []
  let step = Math.round((options.low + options.high) / 2)
  for (let bar = 0; bar < options.chords.length; bar += PHRASE_BARS) {
    const phrase = (bar / PHRASE_BARS) % rhythms.length
    let at = bar * BEATS_A_BAR
    for (const [index, length] of (rhythms[phrase] ?? call).entries()) {
      const isLast = at + Math.abs(length) >= (bar + PHRASE_BARS) * BEATS_A_BAR
      if (length > 0) {
        step = within(options, step + (motif[(index + (phrase === 3 ? 5 : 0)) % motif.length] ?? 0))
        const chord = options.chords[Math.floor(at / BEATS_A_BAR)]
        if (chord && (isLast || length >= 1 || at % 2 === 0)) step = settle(options, chord, step)
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

/** The nearest step that belongs to the chord; the upper of two. */
function settle({ key, scale }: MelodyOptions, chord: Chord, step: number): number {
  const near = [0, 1, -1, 2, -2]
  const costs = near.map(
    (move) => distanceTo(key, chord, scalePitch(key, scale, step + move)) * 4 + Math.abs(move),
  )
  return step + (near[costs.indexOf(Math.min(...costs))] ?? 0)
}

function within({ low, high }: MelodyOptions, step: number): number {
  if (step > high) return 2 * high - step
  return step < low ? 2 * low - step : step
}
