import { rootPitch, voicing } from '../harmony.ts'
import { composeMelody } from '../melody.ts'
import type { Random } from '../random.ts'
import { arrange, everyBar, type LayerPart, type Plan, padLayer, type Section, type Style } from './style.ts'

const RHYTHMS = [
  [1.5, 1.5, 1, 1.5, 1.5, 1],
  [0.5, 0.5, 1, 2, -1, 1, 2],
  [3, 0.5, 0.5, 2, 2],
] as const
const EIGHTHS = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5] as const

const melodyOf = ({ key, scale }: Plan, random: Random, { chords }: Section) =>
  composeMelody({ key: key + 12, scale, chords, rhythms: RHYTHMS, low: 0, high: 8, force: 0.7 }, random)

const bass = ({ key }: Plan): LayerPart => ({
  name: 'bass',
  voice: 'sawBass',
  gain: 0.34,
  pan: 0,
  room: 0.02,
  play: (section) =>
    everyBar(section, (chord) =>
      EIGHTHS.map((at) => {
        const root = rootPitch(key, chord, 33)
        return [at, 0.42, at === 3.5 ? root + 12 : root, at % 1 === 0 ? 0.55 : 0.85] as const
      }),
    ),
})

const arpeggio = ({ key }: Plan, random: Random): LayerPart => ({
  name: 'arpeggio',
  voice: 'pluck',
  gain: 0.2,
  pan: 0.3,
  room: 0.4,
  play: (section) =>
    everyBar(section, (chord, bar) => {
      const pitches = voicing(key, chord, key + 20)
      const line = bar % 2 === 0 ? [0, 1, 2, 3] : [0, 2, 1, 3]
      return Array.from(
        { length: 16 },
        (_, index) =>
          [
            index / 4,
            0.25,
            pitches[line[index % 4] ?? 0] ?? key,
            0.4 + 0.15 * (index % 4 === 0 ? 1 : random()),
          ] as const,
      )
    }),
})

const kick: LayerPart = {
  name: 'kick',
  voice: 'kick',
  gain: 0.62,
  pan: 0,
  room: 0.01,
  play: (section) => everyBar(section, () => [0, 1, 2, 3].map((beat) => [beat, 0.3, 36, 0.85] as const)),
}

const snare: LayerPart = {
  name: 'snare',
  voice: 'snare',
  gain: 0.32,
  pan: 0.02,
  room: 0.3,
  play: (section) =>
    everyBar(section, (_chord, bar) => [
      [1, 0.2, 60, 0.8],
      [3, 0.2, 60, 0.85],
      ...(bar % 4 === 3 ? ([[3.75, 0.1, 60, 0.4]] as const) : []),
    ]),
}

const hat: LayerPart = {
  name: 'hat',
  voice: 'hat',
  gain: 0.12,
  pan: -0.25,
  room: 0.08,
  play: (section) =>
    everyBar(section, () =>
      EIGHTHS.map((at) => [at, at % 1 === 0.5 ? 0.4 : 0.1, 60, at % 1 === 0.5 ? 0.6 : 0.35] as const),
    ),
}

const lead = (plan: Plan, random: Random): LayerPart => ({
  name: 'lead',
  voice: 'lead',
  gain: 0.3,
  pan: -0.08,
  room: 0.35,
  play: (section) => melodyOf(plan, random, section),
})

const bells = (plan: Plan, random: Random): LayerPart => ({
  name: 'bells',
  voice: 'bell',
  gain: 0.2,
  pan: 0.2,
  room: 0.5,
  play: (section) => melodyOf(plan, random, section).map((note) => ({ ...note, pitch: note.pitch + 12 })),
})

/** Synthwave: bass in eighths, arpeggio in sixteenths, straight drums, and a lead melody. */
export const nightDrive: Style = (plan, random) => {
  const { tempo, key } = plan
  return arrange(
    tempo,
    [
      { chords: plan.first, layers: ['bass', 'arpeggio', 'kick', 'pad'] },
      { chords: plan.first, layers: ['bass', 'arpeggio', 'kick', 'snare', 'hat', 'lead', 'pad'] },
      { chords: plan.second, layers: ['bass', 'arpeggio', 'kick', 'snare', 'hat', 'bells', 'pad'] },
      { chords: plan.first, layers: ['bass', 'arpeggio', 'kick', 'snare', 'hat', 'lead', 'pad', 'bells'] },
    ],
    [
      bass(plan),
      arpeggio(plan, random),
      kick,
      snare,
      hat,
      lead(plan, random),
      bells(plan, random),
      padLayer(key, key + 10, { gain: 0.2, room: 0.5 }, 0.6),
    ],
  )
}
