import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CURRENCIES, type Currency, isCurrency, minorPerUnit } from './currency.ts'
import { formatWireAmount } from './format-money.ts'
import { MAX_MINOR, minor } from './minor.ts'
import { parseMoney } from './parse-money.ts'

const currencies = fc.constantFrom(...(Object.keys(CURRENCIES).filter(isCurrency) as Currency[]))
const amounts = fc.bigInt({ min: -MAX_MINOR, max: MAX_MINOR }).map(minor)

describe('parseMoney', () => {
  it('parses every formatted amount back, in every currency', () => {
    fc.assert(
      fc.property(amounts, currencies, (amount, currency) => {
        expect(parseMoney(formatWireAmount(amount, currency), currency, { allowNegative: true })).toEqual({
          ok: true,
          minor: amount,
        })
      }),
    )
  })

  it('parses a number of whole cents exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 11 }), (cents) => {
        expect(parseMoney(cents / 100, 'TWD')).toEqual({ ok: true, minor: BigInt(cents) })
      }),
    )
  })

  it.each([
    ['1234.50', 123450n],
    ['1234.5', 123450n],
    ['1234', 123400n],
    ['0', 0n],
    ['-0.00', 0n],
    ['007.10', 710n],
    [0.1, 10n],
    [1e3, 100000n],
    ['10000000000000', MAX_MINOR],
  ])('reads %j', (value, expected) => {
    expect(parseMoney(value, 'TWD')).toEqual({ ok: true, minor: expected })
  })

  it.each([
    '',
    ' ',
    '1 ',
    ' 1',
    '+1',
    '1.',
    '.5',
    '1,234.00',
    '1e3',
    '0x10',
    '１２',
    'NaN',
    'Infinity',
    '--1',
    '1.2.3',
    '1\n',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    1e21,
    1e-7,
    null,
    undefined,
    true,
    {},
    [],
    ['1'],
    10n,
  ])('refuses %s as not money', (value) => {
    expect(parseMoney(value, 'TWD')).toEqual({ ok: false, error: 'not_money' })
  })

  it.each(['0.001', '1.500', 0.1 + 0.2])('refuses %s: more decimals than TWD has', (value) => {
    expect(parseMoney(value, 'TWD')).toEqual({ ok: false, error: 'too_many_decimals' })
  })

  it('accepts six decimals of USDT and refuses a seventh', () => {
    expect(parseMoney('0.000001', 'USDT')).toEqual({ ok: true, minor: 1n })
    expect(parseMoney('0.0000001', 'USDT')).toEqual({ ok: false, error: 'too_many_decimals' })
  })

  it('accepts a negative amount only with allowNegative', () => {
    expect(parseMoney('-1', 'TWD')).toEqual({ ok: false, error: 'negative' })
    expect(parseMoney(-1, 'TWD', { allowNegative: true })).toEqual({ ok: true, minor: -100n })
  })

  it.each(['10000000000000.01', '9'.repeat(40), '9'.repeat(1_000_000)])('refuses an absurd size', (value) => {
    expect(parseMoney(value, 'TWD')).toEqual({ ok: false, error: 'too_large' })
  })

  it('accepts its currencies and no inherited object property', () => {
    expect(isCurrency('TWD')).toBe(true)
    expect(isCurrency('toString')).toBe(false)
    expect(isCurrency(1)).toBe(false)
    expect(minorPerUnit('USDT')).toBe(1_000_000n)
  })
})
