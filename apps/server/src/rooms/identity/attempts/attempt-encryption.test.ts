import { DOCUMENT_RULES, DOCUMENT_TYPES, type DocumentType } from '@gamehall/contract/identity'
import { createEncryptor } from '@gamehall/encryption'
import { describe, expect, it } from 'vitest'
import { fingerprintIdentity, fingerprintIdNumber } from './attempt-encryption.ts'

const encryptor = createEncryptor(Buffer.alloc(32, 7))
const person = { name: '王小明', birth_date: '1990-05-12' }
const TYPES = Object.values(DOCUMENT_TYPES)

const NUMBERS = { citizen: 'A123456789', resident: 'A800000014', passport: '300000000' } as const
const fingerprintOf = (document_type: DocumentType, id_number: string) =>
  fingerprintIdentity(encryptor, { issue_country: 'TW', document_type }, { ...person, id_number }, null)
    .numbers

describe('the fingerprint of a document number', () => {
  // What is stored was made from these words.
  it.each([
    ['citizen', 'TW/1/A123456789'],
    ['resident', 'TW/2/A800000014'],
    ['passport', 'TW/3/300000000'],
  ] as const)('of the register %s is that of %s', (register, words) => {
    expect(fingerprintIdNumber(encryptor, { country: 'TW', register, number: NUMBERS[register] })).toEqual(
      encryptor.fingerprints(words, 'identity-number'),
    )
  })

  it.each(TYPES)('of a document of type %i is that of its register', (type) => {
    for (const register of DOCUMENT_RULES[type].registers) {
      const number = NUMBERS[register]
      expect(fingerprintOf(type, number)).toEqual(
        fingerprintIdNumber(encryptor, { country: 'TW', register, number }),
      )
    }
  })

  it('of the citizen who holds a passport is that of the ID card', () => {
    const { numbers, kept } = fingerprintIdentity(
      encryptor,
      { issue_country: 'TW', document_type: DOCUMENT_TYPES.passport },
      { ...person, id_number: NUMBERS.passport },
      NUMBERS.citizen,
    )
    const [ofCard] = fingerprintOf(DOCUMENT_TYPES.idCard, NUMBERS.citizen)
    expect(numbers).toEqual([...fingerprintOf(DOCUMENT_TYPES.passport, NUMBERS.passport), ofCard])
    expect(kept.citizen_fingerprint).toEqual(ofCard)
  })
})
