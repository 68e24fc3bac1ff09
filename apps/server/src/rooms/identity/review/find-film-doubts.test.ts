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
  ['one action without a camera’s noise', [{ isNoiseless: true }], ['no_noise']],
  ['a program as the camera of one action', [{ isVirtual: true }], ['virtual_camera']],
  ['one film like a used one', [{ isReplay: true }], ['replay']],
] as const)('a person looks at films with %s', (_, changes, expected) => {
  expect(doubts(...changes)).toEqual(expected)
})
