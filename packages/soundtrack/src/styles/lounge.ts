import { type Chord, rootPitch, voicing } from '../harmony.ts'
import { composeMelody } from '../melody.ts'
import { pick, type Random } from '../random.ts'
import {
  arrange,
  everyBar,
  type LayerPart,
  type Plan,
  padLayer,
  type Section,
  type Style,
  swing,
} from './style.ts'

const RHYTHMS = [
  [1, 0.5, 0.5, 1.5, -0.5, 1, 0.5, 2.5],
  [-0.5, 0.5, 0.5, 0.5, 2, -0.5, 0.5, 1, 2],
  [1.5, 0.5, 1, 1, -1, 0.5, 0.5, 2],
] as const
const COMPINGS = [
  [0, 1.5],
  [0, 2.5],
  [0.5, 2],
  [0, 1.5, 3.5],
] as const

const melodyOf = ({ key, scale }: Plan, random: Random, { chords }: Section) =>
  swing(
    composeMelody({ key: key + 24, scale, chords, rhythms: RHYTHMS, low: -3, high: 6, force: 0.62 }, random),
  )

/** A walking bass, one note per beat: root, third, fifth, and a leading note to the next chord. */
const walkingBass = (key: number, current: Chord, next: Chord) => {
  const from = rootPitch(key, current, 36)
  const to = rootPitch(key, next, 36)
  const [, third = from, fifth = from] = voicing(key, current, from + 5)
  return [from, third, fifth, to + (to > fifth ? -1 : 1)]
}

const keys = ({ key }: Plan, random: Random): LayerPart => ({
  name: 'keys',
  voice: 'electricPiano',
  gain: 0.3,
  pan: -0.2,
  room: 0.25,
  play: (section) =>
    swing(
      everyBar(section, (chord) =>
        pick(random, COMPINGS).flatMap((at) =>
          voicing(key, chord, key + 13).map((pitch) => [at, 1.2, pitch, 0.42 + 0.12 * random()] as const),
        ),
      ),
    ),
})

const bass = ({ key }: Plan): LayerPart => ({
  name: 'bass',
  voice: 'uprightBass',
  gain: 0.55,
  pan: 0.05,
  room: 0.06,
  play: (section) =>
    everyBar(section, (current, bar) =>
      walkingBass(key, current, section.chords[(bar + 1) % section.chords.length] ?? current).map(
        (pitch, beat) => [beat, 0.9, pitch, beat % 2 === 0 ? 0.72 : 0.6] as const,
      ),
    ),
})

const brush: LayerPart = {
  name: 'brush',
  voice: 'brush',
  gain: 0.2,
  pan: 0.15,
  room: 0.15,
  play: (section) =>
    swing(
      everyBar(section, () =>
        [0, 1, 2, 3].flatMap((beat) => [
          [beat, 0.4, 60, beat % 2 === 1 ? 0.7 : 0.4] as const,
          [beat + 0.5, 0.3, 60, 0.25] as const,
        ]),
      ),
    ),
}

const hat: LayerPart = {
  name: 'hat',
  voice: 'hat',
  gain: 0.07,
  pan: 0.3,
  room: 0.1,
  play: (section) => everyBar(section, () => [1, 3].map((beat) => [beat, 0.1, 60, 0.6] as const)),
}

const melody = (plan: Plan, random: Random): LayerPart => ({
  name: 'melody',
  voice: 'vibraphone',
  gain: 0.42,
  pan: 0.22,
  room: 0.35,
  play: (section) => melodyOf(plan, random, section),
})

const answer = (plan: Plan, random: Random): LayerPart => ({
  name: 'answer',
  voice: 'electricPiano',
  gain: 0.4,
  pan: -0.1,
  room: 0.35,
  play: (section) => melodyOf(plan, random, section),
})

/** Lounge: electric piano, walking upright bass, brushes, and a vibraphone melody. */
export const lounge: Style = (plan, random) => {
  const { tempo, key } = plan
  return arrange(
    tempo,
    [
      { chords: plan.first, layers: ['keys', 'bass', 'brush'] },
      { chords: plan.first, layers: ['keys', 'bass', 'brush', 'hat', 'melody'] },
      { chords: plan.second, layers: ['keys', 'bass', 'brush', 'hat', 'answer', 'pad'] },
      { chords: plan.first, layers: ['keys', 'bass', 'brush', 'hat', 'melody', 'pad'] },
    ],
    [
      keys(plan, random),
      bass(plan),
      brush,
      hat,
      melody(plan, random),
      answer(plan, random),
      padLayer(key, key + 10, { gain: 0.14, room: 0.5 }, 0.5),
    ],
  )
}
