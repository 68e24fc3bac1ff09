import { expect, it } from 'vitest'
import { pictureText } from '../../src/pictures/round-picture.ts'
import { rocketPicture } from './picture.ts'

const state = { amount: '10.00', target: null, slot: 0 } as const

it.each([
  [{ cashed_out: 150, crash: 231 }, '收取: 1.50× / 爆炸: 2.31×'],
  [{ cashed_out: null, crash: 100 }, '爆炸: 1.00×'],
  [{ cashed_out: 150, crash: null }, '收取: 1.50×'],
  [{ cashed_out: null, crash: null }, ''],
])('of %j', (outcome, text) => {
  expect(pictureText(rocketPicture({ ...state, ...outcome }, 'zh-TW'))).toBe(text)
})
