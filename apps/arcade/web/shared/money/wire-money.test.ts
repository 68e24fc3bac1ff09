import { expect, it } from 'vitest'
import { formatMoney, formatStake, toMinor, toWire, winMultipleHundredths } from './wire-money.ts'

it('converts between wire amounts and minor units exactly', () => {
  expect(toMinor('9007199254740.93')).toBe(900_719_925_474_093n)
  expect(toWire(900_719_925_474_093n)).toBe('9007199254740.93')
  expect(toMinor('nonsense')).toBe(0n)
})

it('formats amounts for display', () => {
  expect(formatMoney('1234567.5')).toBe('1,234,567.50')
  expect(formatMoney(5n)).toBe('0.05')
  expect(formatStake('1000.00')).toBe('1,000')
  expect(formatStake('2.50')).toBe('2.50')
})

it('returns a win as a multiple of its stake', () => {
  expect(winMultipleHundredths('105.00', '10.00')).toBe(1_050)
  expect(winMultipleHundredths('1.00', '0.00')).toBe(0)
})
