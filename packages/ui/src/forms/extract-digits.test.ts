import { describe, expect, it } from 'vitest'
import { extractDigits, normalizeLocalPhone } from './extract-digits.ts'

describe('typed digits', () => {
  it.each([
    ['123456', '123456'],
    ['123 456', '123456'],
    ['１２３４５６', '123456'],
    ['code: 123-456.', '123456'],
    ['', ''],
  ])('%j is %s', (typed, digits) => expect(extractDigits(typed)).toBe(digits))

  it.each([
    ['0912345678', '0912345678'],
    ['0912-345-678', '0912345678'],
    ['+886 912 345 678', '0912345678'],
    ['00886912345678', '0912345678'],
    ['886', '886'],
  ])('§5 phone: %j is dialled %s', (typed, phone) => expect(normalizeLocalPhone(typed)).toBe(phone))
})
