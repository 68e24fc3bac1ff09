import { expect, it } from 'vitest'
import type { ShownScores } from '../tables.ts'
import { findFilmDoubts } from './find-film-doubts.ts'

const clear: ShownScores = {
  action: 1,
  sameFace: 1,
  realness: 0.9,
  liveness: 0.7,
  shading: null,
  color: 0.03,
  isLit: true,
  isNoiseless: false,
  isVirtual: false,
  isReplay: false,
}
const seen = { drawn: 1, seen: 0.01, both: 0.1 }
const neck = { freedom: 10, skin: seen, below: seen, beside: null, unlike: { hue: 0.02, bright: -0.1 } }
/** What the sides of the nose return beside its ridge, in levels and in shares of the brightness. */
const noseOf = (levels: number, shares: number) => ({
  nose: { levels: { ridge: 1, sides: levels }, shares: { ridge: 1, sides: shares } },
})
/** What the patches of both sides return, and how bright they are. */
const sidesOf = (right: number, left: number, darker: number) => ({
  drawn: 1,
  skin: 0.1,
  fifths: [],
  patches: [right, left, 0.1, right, left, right, left, 0.1, 0.1, 0.1, 0.1, right, left],
  levels: [0, -1, 0, 0, -1, 0, -1, 0, 0, 0, 0, 0, -1].map((side) => 5 + side * darker),
})
const bothAhead = (right: number, left: number, darker: number) => [
  { reflection: sidesOf(right, left, darker) },
  { reflection: sidesOf(right, left, darker) },
]
/** Of skin that clearly changes its colour, as it was drawn. */
const agreeing = { drawn: 1, seen: 0.001, both: 0.03 }
/** Sums of a patch that returns as much however it turns. */
const alike = {
  freedom: 10,
  seen: 1.01,
  drawn: 1,
  turned: 1,
  seenDrawn: 1,
  seenTurned: 0,
  drawnTurned: 0,
}
/** Sums of shoulders that return so much where the skin returns 0.1; null where they are not seen. */
const bodyOf = (share: number | null) => ({
  body: {
    freedom: 10,
    skin: seen,
    shoulders: [share === null ? null : { ...seen, both: share }, null],
    room: { ...seen, both: 0 },
  },
})
const doubts = (...changes: Partial<ShownScores>[]) =>
  findFilmDoubts([0, 1, 2, 3].map((step) => ({ ...clear, ...changes[step] })))

it.each([
  ['nothing', [], []],
  ['cheeks that clearly rise with a smile', [{ smile: 2.1 }, { smile: null }], []],
  ['cheeks that are not clearly seen to rise', [{ smile: 1.9 }], ['still_cheeks']],
  ['colours seen in two actions', [{ isLit: null }, { isLit: null }], []],
  ['colours seen in one action', [{ isLit: null }, { isLit: null }, { isLit: null }], ['screen_color']],
  [
    'colours that agree with what was drawn in part',
    [
      { evidence: { drawn: 1, seen: 0.001, both: 0.03 } },
      { evidence: { drawn: 1, seen: 0.001, both: 0.015 } },
    ],
    ['screen_color'],
  ],
  [
    'one frame of another colour than was drawn',
    [{ colorFarthest: 0.1 }, { colorFarthest: 0.51 }],
    ['screen_color'],
  ],
  [
    'frames that all follow, as far as noise lets them',
    [{ colorFarthest: 0.4 }, { colorFarthest: null }],
    [],
  ],
  [
    'colours that agree for the most part, as those of a film on a tablet may',
    [{ evidence: { drawn: 1, seen: 0.001, both: 0.027 } }],
    ['screen_color'],
  ],
  ['colours that agree', [{ evidence: agreeing }], []],
  [
    'turns in which the light of the room hardly changed',
    [{ shading: 0.04 }, { shading: 0.03 }],
    ['room_light'],
  ],
  ['turns in the light of a lamp', [{ shading: 0.06 }, { shading: 0.03 }], []],
  [
    'skin that returns as much of the screen’s light however it turns',
    [
      { shading: 0.05, cosine: [alike, alike] },
      { shading: 0.05, cosine: [alike, alike] },
    ],
    ['turned_light'],
  ],
  ['ears that stay where they are in both turns', [{ contour: 0.7 }, { contour: 0.6 }], ['still_contour']],
  ['ears that stay where they are in one turn', [{ contour: 0.7 }, { contour: 0.4 }], []],
  ['a neck as the face', [{ neck }], []],
  ['a neck that is not seen', [{ neck: { ...neck, below: null } }], ['neck_light']],
  [
    'a neck without the screen’s light',
    [{ neck: { ...neck, below: { ...seen, both: 0.02 } } }],
    ['neck_light'],
  ],
  ['a neck of another hue', [{ neck: { ...neck, unlike: { ...neck.unlike, hue: 0.12 } } }], ['neck_color']],
  [
    'a neck that is brighter',
    [{ neck: { ...neck, unlike: { ...neck.unlike, bright: 0.2 } } }],
    ['neck_color'],
  ],
  [
    'a neck that is much darker',
    [{ neck: { ...neck, unlike: { ...neck.unlike, bright: -0.6 } } }],
    ['neck_color'],
  ],
  ['a nose whose sides return less than its ridge', [noseOf(0.8, 0.7)], []],
  ['a nose whose sides have as many levels added', [noseOf(0.95, 0.8), noseOf(0.95, 0.7)], ['nose_light']],
  ['a nose whose sides are tinted as much', [noseOf(0.7, 0.95)], ['nose_light']],
  [
    'eyes that return less than the skin',
    [{ eyes: { eyes: 0.6, skin: 1 } }, { eyes: { eyes: 1.2, skin: 1 } }],
    [],
  ],
  ['eyes that have as many levels added', [{ eyes: { eyes: 1.3, skin: 1 } }], ['eye_light']],
  ['eyes that are not seen', [{ eyes: null }], ['eye_light']],
  ['shoulders that return the screen’s light', [bodyOf(0.05), bodyOf(null)], []],
  ['shoulders that return little of it', [bodyOf(0.01)], ['body_light']],
  ['shoulders that are not seen', [bodyOf(null), { body: null }], ['body_light']],
  ['a mouth that is dark inside', [{ mouth: null }, { mouth: -1.7 }], []],
  ['a mouth that shows lips where its inside was', [{ mouth: null }, { mouth: -0.8 }], ['mouth_inside']],
  ['a nose that says nothing', [{ nose: null }], ['nose_light']],
  [
    'such a nose, where the screen is not seen on the skin',
    [noseOf(1, 1), {}, {}].map((each) => ({ ...each, isLit: null })),
    ['screen_color'],
  ],
  ['a side in the dark that takes on more colour', bothAhead(0.1, 0.15, Math.log(1.5)), []],
  ['the same through a display’s curve', bothAhead(0.1, 0.15, Math.log(1.5) / 2.2), []],
  ['a side that is dark, and takes on as much', bothAhead(0.1, 0.1, Math.log(1.5)), ['unlike_sides']],
  [
    'a dark side that takes on as much of clear colours',
    bothAhead(0.1, 0.1, Math.log(1.5)).map((each) => ({ ...each, evidence: agreeing })),
    ['sides_light', 'unlike_sides'],
  ],
  [
    'a dark side that takes on more of clear colours',
    bothAhead(0.1, 0.15, Math.log(1.5)).map((each) => ({ ...each, evidence: agreeing })),
    [],
  ],
  ['a side that takes on more, and is not dark', bothAhead(0.1, 0.15, 0), ['unlike_sides']],
  [
    'the same, where the screen is not seen on the skin',
    [...bothAhead(0.1, 0.15, 0), {}, {}].map((each) => ({ ...each, isLit: null })),
    ['screen_color'],
  ],
  ['a turned face that got a little wider', [{ isWide: true }], ['wide_turn']],
  ['an action that went much further than asked', [{ isTooFar: true }], ['too_far']],
  ['one action without a camera’s noise', [{ isNoiseless: true }], ['no_noise']],
  ['a program as the camera of one action', [{ isVirtual: true }], ['virtual_camera']],
  ['a camera without a name in one action', [{ isUnnamed: true }], ['unnamed_camera']],
  ['one action whose frames were timestamped late', [{ isLate: false }, { isLate: true }], ['late_frames']],
  ['one film like a used one', [{ isReplay: true }], ['replay']],
] as const)('a person looks at films with %s', (_, changes, expected) => {
  expect(doubts(...changes)).toEqual(expected)
})
