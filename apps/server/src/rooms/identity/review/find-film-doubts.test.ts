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
const doubts = (...changes: Partial<ShownScores>[]) =>
  findFilmDoubts([0, 1, 2, 3].map((step) => ({ ...clear, ...changes[step] })))

it.each([
  ['nothing', [], []],
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
    'colours that agree for the most part, as those of a film on a tablet may',
    [{ evidence: { drawn: 1, seen: 0.001, both: 0.027 } }],
    ['screen_color'],
  ],
  ['colours that agree', [{ evidence: { drawn: 1, seen: 0.001, both: 0.03 } }], []],
  [
    'turns in which the light of the room hardly changed',
    [{ shading: 0.04 }, { shading: 0.03 }],
    ['room_light'],
  ],
  ['turns in the light of a lamp', [{ shading: 0.06 }, { shading: 0.03 }], []],
  ['ears that stay where they are in both turns', [{ contour: 0.7 }, { contour: 0.6 }], ['still_contour']],
  ['ears that stay where they are in one turn', [{ contour: 0.7 }, { contour: 0.4 }], []],
  ['one action without a camera’s noise', [{ isNoiseless: true }], ['no_noise']],
  ['a program as the camera of one action', [{ isVirtual: true }], ['virtual_camera']],
  ['one film like a used one', [{ isReplay: true }], ['replay']],
] as const)('a person looks at films with %s', (_, changes, expected) => {
  expect(doubts(...changes)).toEqual(expected)
})
