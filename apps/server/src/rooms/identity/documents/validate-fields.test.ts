import type { IdentityFields } from '@gamehall/contract/identity'
import { describe, expect, it } from 'vitest'
import { validateIdentityFields } from './validate-fields.ts'

const TODAY = '2026-11-21'
const right: IdentityFields = {
  name: '王小明',
  id_number: 'A123456789',
  gender: 1,
  birth_date: '1990-02-28',
  issue_date: '2015-06-01',
}
const passport: IdentityFields = {
  ...right,
  name: 'WANG, HSIAO-MING',
  id_number: '300000000',
  expiry_date: '2031-01-01',
}

const validate = (documentType: 1 | 2 | 3, fields: IdentityFields) =>
  validateIdentityFields(fields, { documentType, issueCountry: 'TW' }, TODAY, 18)

describe('§3 the confirmed data of a document', () => {
  it('is valid when everything matches', () => {
    expect(validate(1, right)).toEqual([])
    expect(validate(3, passport)).toEqual([])
    expect(validate(2, { ...passport, id_number: 'A800000014' })).toEqual([])
  })

  it.each([
    ['id_number', { id_number: 'A800000014' }, 'id_number_format'],
    ['id_number', { id_number: 'A123456788' }, 'id_number_checksum'],
    ['gender', { gender: 2 as const }, 'gender_mismatch'],
    ['birth_date', { birth_date: '2026-11-22', issue_date: '2026-11-20' }, 'date_future'],
    ['birth_date', { birth_date: '1899-12-31' }, 'date_format'],
    ['issue_date', { issue_date: null }, 'required'],
    ['issue_date', { issue_date: '2026-11-22' }, 'date_future'],
    ['issue_date', { issue_date: '1990-02-27' }, 'date_before_birth'],
  ] as const)('finds what is wrong with %s: %o', (field, change, rule) => {
    expect(validate(1, { ...right, ...change })).toContainEqual(expect.objectContaining({ field, rule }))
  })

  it.each([
    [{ expiry_date: null }, 'required'],
    [{ expiry_date: '2026-11-20' }, 'document_expired'],
    [{ expiry_date: '2015-06-01' }, 'date_before_issue'],
    [{ expiry_date: '1980-01-01' }, 'date_before_birth'],
  ] as const)('wants a passport that holds: %o', (change, rule) => {
    expect(validate(3, { ...passport, ...change })).toEqual([{ field: 'expiry_date', rule }])
  })

  it.each([
    [1, right, 'expiry_date', '2015-05-31'],
    [2, { ...passport, id_number: 'A800000014' }, 'military_status', '役畢'],
    [3, passport, 'father', '王大明'],
    [3, passport, 'address', '臺北市中正區忠孝東路一段1號'],
  ] as const)('of document %i refuses what it does not have: %o with %s', (type, fields, field, value) => {
    expect(validate(type, { ...fields, [field]: value })).toEqual([{ field, rule: 'not_on_document' }])
    for (const blank of [null, undefined])
      expect(validate(type, { ...fields, [field]: blank }), String(blank)).toEqual([])
  })

  it('takes a blank text for none', () => {
    expect(validate(3, { ...passport, father: '' })).toEqual([])
  })

  it('accepts a document on its expiry date', () => {
    expect(validate(3, { ...passport, expiry_date: TODAY })).toEqual([])
  })

  it('rejects players below the minimum age until their birthday', () => {
    const young = { ...right, birth_date: '2008-11-22' }
    expect(validate(1, young)).toEqual([
      { field: 'birth_date', rule: 'age_minimum_document', params: { age: '18' } },
    ])
    expect(validate(1, { ...young, birth_date: '2008-11-21' })).toEqual([])
  })
})
