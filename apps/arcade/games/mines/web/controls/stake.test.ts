import { expect, it } from 'vitest'
import { createTestSession } from '../../../../web/shared/testing/create-test-page.ts'
import { clampStake, parseStake } from './stake.ts'

const { bets } = createTestSession({
  bets: { min: '10.00', max: '5000.00', choices: [], step: '1.00', start: '20.00' },
})

it('rounds an amount to the steps and clamps it to the limits', () => {
  expect(clampStake(1_550n, bets)).toBe('15.00')
  expect(clampStake(1n, bets)).toBe('10.00')
  expect(clampStake(9_999_999n, bets)).toBe('5000.00')
})

it.each([
  ['25', '25.00'],
  ['1,000', '1000.00'],
  ['５０', '50.00'],
  [' 30.00 ', '30.00'],
  ['9', null],
  ['5001', null],
  ['10.50', null],
  ['1,5', null],
  ['', null],
  ['-20', null],
  ['1e3', null],
])('parses %j as %j', (typed, stake) => {
  expect(parseStake(typed, bets)).toBe(stake)
})
