import { describe, expect, it } from 'vitest'
import { DOCUMENT_TYPES } from './document-rules.ts'
import { identityForm } from './identity-form.ts'

const filled = {
  name: '王小明',
  id_number: 'A123456789',
  gender: '1',
  birth_date: '1990-05-12',
  issue_date: '2015-03-02',
}

const rulesOf = (type: 1 | 2 | 3, values: object) => {
  const { error } = identityForm(type).safeParse(values)
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]))
}

describe('the form of a document', () => {
  it('takes what is right', () => expect(rulesOf(DOCUMENT_TYPES.idCard, filled)).toEqual({}))

  it.each([
    [1, { id_number: 'A123456788' }, { id_number: 'id_number_checksum' }],
    [1, { id_number: 'A800000014' }, { id_number: 'id_number_format' }],
    [1, { gender: '2' }, { gender: 'gender_mismatch' }],
    [1, { gender: undefined }, { gender: 'required' }],
    [1, { birth_date: undefined }, { birth_date: 'required' }],
    [1, { birth_date: '1990-02-30' }, { birth_date: 'date_format' }],
    [1, { issue_date: undefined }, { issue_date: 'required' }],
    [2, { id_number: 'A800000014' }, { expiry_date: 'required' }],
    [3, { id_number: '300000000', gender: '2', issue_date: undefined }, { expiry_date: 'required' }],
    [1, { name: '' }, { name: 'real_name_format' }],
  ] as const)('of type %i with %o says %o', (type, change, rules) =>
    expect(rulesOf(type, { ...filled, ...change })).toEqual(rules),
  )
})
