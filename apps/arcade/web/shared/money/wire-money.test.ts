import { expect, it } from 'vitest'
import { toMinor, toWire, winMultipleHundredths } from './wire-money.ts'

it('converts between wire amounts and minor units exactly', () => {
  expect(toMinor('9007199254740.93')).toBe(900_719_925_474_093n)
  expect(toWire(900_719_925_474_093n)).toBe('9007199254740.93')
  expect(toMinor('nonsense')).toBe(0n)
})

it('returns a win as a multiple of its stake', () => {
  expect(winMultipleHundredths('105.00', '10.00')).toBe(1_050)
  expect(winMultipleHundredths('1.00', '0.00')).toBe(0)
})
