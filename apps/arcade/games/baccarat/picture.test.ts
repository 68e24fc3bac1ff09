import { expect, it } from 'vitest'
import { pictureText } from '../../src/pictures/round-picture.ts'
import { baccaratMark } from './mark.ts'
import { baccaratPicture } from './picture.ts'
import type { BaccaratState } from './schemas.ts'

const hand: NonNullable<BaccaratState['hand']> = {
  shoe: 1,
  hand: 1,
  hands: 70,
  burnt: null,
  player: ['9S', 'KD'],
  banker: ['2C', '3H', 'TD'],
  left: 400,
}

it('shows both hands, and lights the one that won', () => {
  const picture = baccaratPicture({ table: 'standard', chips: [], hand }, 'zh-TW')
  expect(pictureText(picture)).toBe('閒: 9♠ K♦ / 莊: 2♣ 3♥ 10♦')
  expect(picture.rows.map(({ tiles }) => tiles.every(({ isLit }) => isLit))).toEqual([true, false])
  expect(baccaratPicture({ table: 'standard', chips: [], hand: null }, 'en').rows).toEqual([])
})

it.each([
  [hand, '閒'],
  [{ ...hand, banker: ['9C', 'TD'] }, '和'],
  [{ ...hand, player: ['2S', '3D', 'TC'], banker: ['9C', 'TD'] }, '莊'],
])('marks the winner', (outcome, label) => {
  expect(baccaratMark(outcome).label['zh-TW']).toBe(label)
})
