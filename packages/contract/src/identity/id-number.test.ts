import { describe, expect, it } from 'vitest'
import { DOCUMENT_RULES, DOCUMENT_TYPES } from './document-rules.ts'
import { genderOfIdNumber, hasValidIdCheckDigit, numberRegister, validateIdNumber } from './id-number.ts'

describe('the check digit', () => {
  it.each(['A123456789', 'B142610160', 'I216541651', 'W212345679', 'Z124466600', 'A800000014', 'FA12345689'])(
    'holds in %s',
    (number) => expect(hasValidIdCheckDigit(number)).toBe(true),
  )

  it.each(['A123456788', 'A223456789', 'a123456789', 'A12345678', 'A1234567890', '1123456789', ''])(
    'does not in "%s"',
    (number) => expect(hasValidIdCheckDigit(number)).toBe(false),
  )
})

describe('what is wrong with a number', () => {
  it.each([
    [1, 'A123456789', null],
    [1, 'A123456788', 'id_number_checksum'],
    [1, 'A800000014', 'id_number_format'],
    [2, 'A800000014', null],
    [2, 'FA12345689', null],
    [2, 'A123456789', 'id_number_format'],
    [2, 'A800000015', 'id_number_checksum'],
    [3, '300000000', null],
    [3, 'A12', 'id_number_format'],
  ] as const)('of document %i, %s', (type, number, rule) => expect(validateIdNumber(type, number)).toBe(rule))
})

describe('the register of a number', () => {
  it.each([
    [1, 'A123456789', 'citizen'],
    [2, 'A800000014', 'resident'],
    [3, '300000000', 'passport'],
    [3, 'A123456789', 'passport'],
    [1, 'A12', 'citizen'],
    [2, '', 'resident'],
  ] as const)('of document %i, %s', (type, number, register) =>
    expect(numberRegister(type, number)).toBe(register),
  )
})

it.each(Object.values(DOCUMENT_TYPES))('a document of type %i requires only what it has', (type) => {
  const { fields, required } = DOCUMENT_RULES[type]
  expect(fields).toEqual(expect.arrayContaining([...required]))
  expect(new Set(fields).size).toBe(fields.length)
})

describe('the gender in a number', () => {
  it.each([
    [1, 'A123456789', 1],
    [1, 'A223456781', 2],
    [2, 'A800000014', 1],
    [2, 'A900000016', 2],
    [2, 'FA12345689', 1],
    [2, 'FD12345685', 2],
    [3, '300000000', null],
    [1, 'A', null],
  ] as const)('of document %i, %s', (type, number, gender) =>
    expect(genderOfIdNumber(type, number)).toBe(gender),
  )
})
