import { rootPitch, scalePitch, voicing } from '../harmony.ts'
import { pick, type Random } from '../random.ts'
import { arrange, everyBar, type LayerPart, type Plan, padLayer, type Style } from './style.ts'

const drone = ({ key }: Plan): LayerPart => ({
  name: 'drone',
  voice: 'drone',
  gain: 0.26,
  pan: 0,
  room: 0.3,
  play: (section) => everyBar(section, (chord) => [[0, 4, rootPitch(key, chord, 36), 0.6]]),
})

const bells = ({ key }: Plan, random: Random): LayerPart => ({
  name: 'bells',
  voice: 'bell',
  gain: 0.2,
  pan: 0.35,
  room: 0.8,
  play: (section) =>
    everyBar(section, (chord) => {
      const pitches = voicing(key, chord, key + 29)
      const times = pick(random, [[0.5], [1, 2.5], [0, 3], [1.5, 2, 3.5]])
      return times.map((at) => [at, 1, pick(random, pitches), 0.35 + 0.3 * random()] as const)
    }),
})

const rise = ({ key }: Plan, random: Random): LayerPart => ({
  name: 'rise',
  voice: 'pluck',
  gain: 0.28,
  pan: -0.35,
  room: 0.55,
  play: (section) =>
    everyBar(section, (chord, bar) => {
      const pitches = voicing(key, chord, key + 17)
      const line = bar % 2 === 0 ? [0, 1, 2, 3, 2, 1, 2, 3] : [3, 2, 1, 0, 1, 2, 3, 2]
      return line.map((note, index) => [index / 2, 0.5, pitches[note] ?? key, 0.32 + 0.1 * random()] as const)
    }),
})

const song = ({ key, scale }: Plan, random: Random): LayerPart => ({
  name: 'song',
  voice: 'flute',
  gain: 0.26,
  pan: 0.1,
  room: 0.6,
  play: (section) =>
    everyBar(section, (_chord, bar) =>
      bar % 2 === 0
        ? [
            [0, 2.5, scalePitch(key + 24, scale, pick(random, [0, 2, 4])), 0.5],
            [2.5, 1.4, scalePitch(key + 24, scale, pick(random, [1, 3])), 0.4],
          ]
        : [[0, 3.4, scalePitch(key + 24, scale, pick(random, [0, 2, 4])), 0.45]],
    ),
})

/** Ambient: slow pads over a drone, sparse glass bells, and a plucked arpeggio. */
export const ambient: Style = (plan, random) => {
  const { tempo, key } = plan
  return arrange(
    tempo,
    [
      { chords: plan.first, layers: ['pad', 'drone', 'bells'] },
      { chords: plan.first, layers: ['pad', 'drone', 'bells', 'rise'] },
      { chords: plan.second, layers: ['pad', 'drone', 'rise', 'song'] },
    ],
    [
      padLayer(key, key + 12, { gain: 0.32, room: 0.7 }, 0.55),
      drone(plan),
      bells(plan, random),
      rise(plan, random),
      song(plan, random),
    ],
  )
}
