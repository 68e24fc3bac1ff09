import { expect, test } from 'vitest'
import { toastOffset } from './toast-position.ts'

const box = (top: number, bottom: number, left = 0, right = 390) => ({ top, bottom, left, right })
const toast = box(100, 150, 60, 330)

test.each([
  ['nothing is in the way', [], 0],
  ['a figure beside it', [box(100, 150, 0, 50)], 0],
  ['a figure under it', [box(110, 140)], 48],
  ['a figure just above', [box(60, 95)], 8],
  ['an error below the figure', [box(110, 140), box(190, 260)], 168],
])('%s: moved down as far as needed', (_what, kept, shift) => {
  expect(toastOffset(toast, kept, 844)).toBe(shift)
})

test('without a free place, it covers the least area', () => {
  expect(toastOffset(toast, [box(0, 300), box(300, 400, 300, 390)], 400)).toBe(208)
})
