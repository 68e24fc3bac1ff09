import { expect, it } from 'vitest'
import { pictureText } from '../../src/pictures/round-picture.ts'
import { sicBoMark } from './mark.ts'
import { sicBoPicture } from './picture.ts'

it.each([
  [[1, 2, 3], '小', 'S'],
  [[5, 5, 1], '大', 'B'],
  [[1, 4, 5], '小', 'S'],
  [[6, 6, 6], '圍', 'T'],
] as const)('marks %j as %s', (dice, chinese, english) => {
  expect(sicBoMark({ dice }).label).toEqual({ 'zh-TW': chinese, en: english })
})

it('shows the dice and their total once they lie', () => {
  expect(pictureText(sicBoPicture({ chips: [], dice: [2, 5, 6] }, 'zh-TW'))).toBe('2 5 6 13 大')
  expect(sicBoPicture({ chips: [], dice: null }, 'en').rows).toEqual([])
})
