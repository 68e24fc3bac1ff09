import { nearestOctave, rootPitch, scalePitch, voicing } from '../harmony.ts'
import { composeMelody } from '../melody.ts'
import { pick, type Random } from '../random.ts'
import type { Note } from '../score.ts'
import { arrange, everyBar, type LayerPart, type Plan, padLayer, type Section, type Style } from './style.ts'

const RHYTHMS = [
  [1, 0.5, 0.5, 1, 1, 0.5, 0.5, 1, 2],
  [1.5, 0.5, 1, 1, 2, -0.5, 0.5, 1],
  [2, 1, 0.5, 0.5, 1.5, 0.5, 2],
] as const

const melodyOf = ({ key, scale }: Plan, random: Random, { chords }: Section) =>
  composeMelody({ key: key + 12, scale, chords, rhythms: RHYTHMS, low: -1, high: 7, force: 0.66 }, random)

/** Adds grace notes from below to long notes. */
const addGraceNotes = (notes: readonly Note[], random: Random) =>
  notes.flatMap((note) =>
    note.length >= 1.5 && random() < 0.6
      ? [
          {
            ...note,
            at: Math.max(0, note.at - 0.12),
            length: 0.12,
            pitch: note.pitch - 2,
            force: note.force * 0.5,
          },
          note,
        ]
      : [note],
  )

const ground = ({ key, scale }: Plan): LayerPart => ({
  name: 'ground',
  voice: 'pluck',
  gain: 0.4,
  pan: 0,
  room: 0.25,
  play: (section) =>
    everyBar(section, (chord) => {
      const root = rootPitch(key, chord, 36)
      return [
        [0, 2, root, 0.7],
        [2, 2, nearestOctave(scalePitch(key, scale, 3), root + 7), 0.5],
      ]
    }),
})

const strings = ({ key }: Plan, random: Random): LayerPart => ({
  name: 'strings',
  voice: 'pluck',
  gain: 0.24,
  pan: -0.3,
  room: 0.4,
  play: (section) =>
    everyBar(section, (chord, bar) => {
      const pitches = voicing(key, chord, key + 7)
      const times =
        bar % 4 === 3
          ? [0.5, 1, 1.5, 2, 2.25, 2.5, 2.75, 3, 3.25, 3.5]
          : pick(random, [
              [0.5, 1.5, 2.5, 3.5],
              [0.5, 1, 1.5, 2.5, 3],
            ])
      return times.map(
        (at, index) => [at, 0.6, pitches[index % pitches.length] ?? key, 0.36 + 0.14 * random()] as const,
      )
    }),
})

const zither = (plan: Plan, random: Random): LayerPart => ({
  name: 'zither',
  voice: 'pluck',
  gain: 0.46,
  pan: 0.22,
  room: 0.35,
  play: (section) => addGraceNotes(melodyOf(plan, random, section), random),
})

const flute = (plan: Plan, random: Random): LayerPart => ({
  name: 'flute',
  voice: 'flute',
  gain: 0.3,
  pan: -0.12,
  room: 0.5,
  play: (section) => melodyOf(plan, random, section),
})

const drum: LayerPart = {
  name: 'drum',
  voice: 'handDrum',
  gain: 0.34,
  pan: 0.08,
  room: 0.3,
  play: (section) =>
    everyBar(section, (_chord, bar) => [
      [0, 0.5, 43, 0.7],
      [1.5, 0.3, 50, 0.4],
      [2.5, 0.3, 50, 0.45],
      [3, 0.3, 48, 0.3],
      ...(bar % 2 === 1 ? ([[3.5, 0.3, 52, 0.35]] as const) : []),
    ]),
}

/** Silk and bamboo: plucked strings in a pentatonic scale, bamboo flute, and hand drum. */
export const silk: Style = (plan, random) => {
  const { tempo, key } = plan
  return arrange(
    tempo,
    [
      { chords: plan.first, layers: ['ground', 'strings'] },
      { chords: plan.first, layers: ['ground', 'strings', 'zither', 'drum'] },
      { chords: plan.second, layers: ['ground', 'strings', 'flute', 'drum', 'pad'] },
      { chords: plan.first, layers: ['ground', 'strings', 'zither', 'flute', 'drum', 'pad'] },
    ],
    [
      ground(plan),
      strings(plan, random),
      zither(plan, random),
      flute(plan, random),
      drum,
      padLayer(key, key + 5, { gain: 0.12, room: 0.6 }, 0.45),
    ],
  )
}
