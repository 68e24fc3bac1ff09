import { hasLuhnDigit } from '@gamehall/contract/cashier'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { evaluateReadings } from './evaluate-readings.ts'
import { findAccountNumbers } from './find-account-numbers.ts'
import { findBanks } from './find-banks.ts'

const line = (text: string, confidence = 0.95) => ({ text, confidence })
const isBank = (code: string) => ['013', '700', '822'].includes(code)
const numbersIn = (text: string) => findAccountNumbers([line(text)], isBank)

describe('the check digit', () => {
  it.each(['4556737586899855', '5425233430109903', '3566002020360505', '6200000000000005'])(
    'of %s holds',
    (digits) => expect(hasLuhnDigit(digits)).toBe(true),
  )

  it('detects every single misread digit', () => {
    fc.assert(
      fc.property(fc.nat(15), fc.integer({ min: 1, max: 9 }), (place, by) => {
        const digits = [...'4556737586899855'].map(Number)
        const misread = digits.map((digit, index) => (index === place ? (digit + by) % 10 : digit)).join('')
        expect(hasLuhnDigit(misread)).toBe(false)
      }),
    )
  })

  it('is invalid for an empty text', () => expect(hasLuhnDigit('')).toBe(false))
})

describe('numbers', () => {
  it.each([
    ['4556 7375 8689 9855', '4556737586899855', null, true],
    ['4556-7375-8689-9855.', '4556737586899855', null, true],
    ['822-0123 4567 8901', '012345678901', '822', false],
    ['013 - 123456789012', '123456789012', '013', false],
    ['700/00012345678901', '00012345678901', '700', false],
    ['123-045-678901-2', '1230456789012', null, false],
    ['帳號：012-345-678901', '012345678901', null, false],
    ['A/C No. 98765432101', '98765432101', null, false],
  ])('%s is %s', (text, digits, bankCode, isChecked) => {
    expect(numbersIn(text)).toEqual([{ digits, bankCode, isChecked, confidence: 0.95 }])
  })

  it.each([
    ['misread: the check digit does not hold', '4556 7375 8689 9856'],
    ['no network’s number', '9999 9999 9999 9995'],
    ['a hotline', '0800-024-365'],
    ['a hotline with an area code', '(02) 2745-8080'],
    ['a phone', '02-2745-8080'],
    ['a month', 'VALID THRU 09/29'],
    ['too short', '123 456 789'],
    ['too long', '123 456 789 012 345'],
    ['letters among digits', '4556 7375 B689 9855'],
    ['a word beside it', 'MEMBER 123456789012'],
  ])('does not match %s', (_what, text) => expect(numbersIn(text)).toEqual([]))
})

describe('banks', () => {
  it.each([
    ['CTBC BANK', ['822']],
    ['E.SUN Commercial Bank', ['808']],
    ['LAND BANK OF TAIWAN', ['005']],
    ['Bank of Taiwan', ['004']],
    ['King’s Town Bank', ['054']],
    ['Taiwan Cooperative Bank', ['006']],
    ['CTBC BANK and Cathay United Bank', ['013', '822']],
    ['MY OWN BANK', []],
    ['LANDBANKING', []],
  ])('%s: %j', (text, codes) => expect(findBanks([line(text)]).sort()).toEqual(codes))

  it('are not taken from low-confidence lines', () => expect(findBanks([line('CTBC BANK', 0.5)])).toEqual([]))
})

describe('several passes', () => {
  const evaluate = (...readings: ReturnType<typeof line>[][]) => evaluateReadings(readings, isBank)

  it('one pass with a valid check digit is enough', () => {
    expect(evaluate([line('CTBC BANK'), line('4556 7375 8689 9855', 0.9)])).toEqual({
      bankNum: '4556737586899855',
      bankCode: '822',
      isChecked: true,
      confidence: 0.9,
    })
  })

  it('without a check digit two passes must agree', () => {
    const account = line('822-0123 4567 8901', 0.9)
    expect(evaluate([account])).toMatchObject({ bankNum: null, bankCode: null })
    expect(evaluate([account], [line('822-0123 4567 8901', 0.92)])).toEqual({
      bankNum: '012345678901',
      bankCode: '822',
      isChecked: false,
      confidence: 0.92,
    })
    expect(evaluate([account], [line('822-0123 4567 8997', 0.92)])).toMatchObject({ bankNum: null })
    expect(evaluate([account, account])).toMatchObject({ bankNum: null })
    expect(evaluate([account], [line('822-0123 4567 8901', 0.8)])).toMatchObject({ bankNum: null })
  })

  it('contradicting results are null', () => {
    const [one, other] = [line('4556 7375 8689 9855'), line('5425 2334 3010 9903')]
    expect(evaluate([one], [other])).toMatchObject({ bankNum: null, isChecked: false, confidence: 0 })
    expect(evaluate([line('CTBC BANK')], [line('Cathay United Bank')])).toMatchObject({ bankCode: null })
    expect(evaluate([])).toEqual({ bankNum: null, bankCode: null, isChecked: false, confidence: 0 })
  })

  it('an unlisted bank is null', () => {
    expect(evaluate([line('HSBC')])).toMatchObject({ bankCode: null })
  })
})

test('no input throws', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 60 })), (texts) => {
      const facts = evaluateReadings(
        [texts.map((text) => line(text)), texts.map((text) => line(text))],
        isBank,
      )
      if (facts.bankNum !== null) expect(facts.bankNum).toMatch(/^\d{10,16}$/)
    }),
  )
})
