import type { DocumentType } from '@gamehall/contract/identity'
import { describe, expect, it } from 'vitest'
import { checkReading } from './check-reading.ts'
import type { Mrz } from './mrz/parse-mrz.ts'

const unsure = (value: string, confidence: number) => ({ value, confidence })
const sure = (value: string) => unsure(value, 0.95)
const fair = (value: string) => unsure(value, 0.6)
const fields = {
  name: sure('王小明'),
  id_number: sure('A123456789'),
  gender: sure('1'),
  birth_date: sure('1990-05-12'),
  father: sure('王大明'),
  mother: sure('林美玲'),
}
const checksOf = (
  given: object,
  reverseNumbers: string[] = [],
  hasTitle: boolean | null = true,
  documentType: DocumentType = 1,
) =>
  checkReading({
    fields: { ...fields, ...given },
    printed: { name: sure('王小明') },
    mrz: null,
    kind: { documentType, issueCountry: 'TW' },
    reverseNumbers,
    hasTitle,
    today: '2026-11-21',
  }).checks
const match = (...given: Parameters<typeof checksOf>) =>
  checksOf(...given).find(({ name }) => name === 'sides_match')?.isOk

describe('front and reverse of one person', () => {
  it.each([
    ['the father’s surname', {}, true],
    ['the mother’s surname', { name: sure('林小明') }, true],
    ['a husband’s surname before one’s own', { name: sure('張王淑芬'), gender: sure('2') }, true],
    ['neither parent’s surname', { name: sure('陳小明') }, false],
    ['military service of a woman', { gender: sure('2'), military_status: sure('役畢') }, false],
    ['one parent who was read for certain', { name: sure('陳小明'), mother: undefined }, false],
    [
      'a parent read for certain, and one who was hardly read',
      { name: sure('陳小明'), father: unsure('汪大明', 0.3) },
      false,
    ],
    [
      'a parent read for certain, and the other’s surname, hardly read',
      { father: unsure('王大明', 0.3) },
      true,
    ],
    [
      'both parents fairly read',
      { name: unsure('陳小明', 0.6), father: fair('汪大明'), mother: fair('林美玲') },
      false,
    ],
    [
      'both parents fairly read, of one the surname',
      { father: fair('汪大明'), mother: fair('王美玲') },
      true,
    ],
    [
      'one parent who was fairly read',
      { name: sure('陳小明'), father: fair('汪大明'), mother: undefined },
      undefined,
    ],
    [
      'parents of whom one was hardly read',
      { name: sure('陳小明'), father: fair('汪大明'), mother: unsure('林美玲', 0.4) },
      undefined,
    ],
    ['a surname in another form', { name: sure('黃小明'), father: sure('\u9ec4大明') }, true],
    ['a name without a surname', { name: sure('谷辣斯·尤達卡') }, undefined],
    ['a parent without a surname', { name: sure('陳小明'), father: sure('尤達卡·谷木') }, undefined],
    ['a parent’s name in Latin letters', { name: sure('陳小明'), father: sure('JOHN SMITH') }, undefined],
    ['the person as the spouse on the reverse', { spouse: fair('王小明') }, false],
    ['the person as a parent on the reverse', { father: sure('王小明') }, false],
    ['another spouse', { spouse: sure('李小華') }, true],
  ])('%s', (_, given, isOk) => {
    expect(match(given)).toBe(isOk)
  })

  it('another personal number on the reverse is marked as uncertain', () => {
    expect(match({}, ['A123456789'])).toBe(true)
    expect(match({}, ['B234567890'])).toBe(false)
  })
})

describe('what a person has to look at', () => {
  const failed = (...given: Parameters<typeof checksOf>) =>
    checksOf(...given).flatMap(({ name, isOk }) => (isOk ? [] : [name]))
  const ADDRESS_ONLY = { father: undefined, mother: undefined, address: sure('臺北市中正區忠孝東路一段1號') }

  it('a reverse with nothing to compare', () => {
    expect(failed(ADDRESS_ONLY)).toEqual(['sides_unknown'])
    expect(failed({ ...ADDRESS_ONLY, spouse: fair('李小華') })).toEqual(['sides_unknown'])
    expect(failed({})).toEqual([])
  })

  it('a resident certificate, unless its reverse has the number of its front', () => {
    const resident = { name: sure('NGUYEN VAN AN'), id_number: sure('A800000014'), ...ADDRESS_ONLY }
    expect(failed(resident, [], true, 2)).toEqual(['sides_unknown'])
    expect(failed(resident, ['A800000014'], true, 2)).toEqual([])
    expect(failed(resident, ['B800000023'], true, 2)).toEqual(['sides_match'])
    expect(failed(resident, [], true, 3), 'a passport has no reverse').toEqual([])
  })

  it('a front without its title', () => {
    expect(failed({}, [], false)).toEqual(['title'])
    expect(failed({}, [], null)).toEqual([])
  })
})

describe('the machine-readable zone of a passport', () => {
  const mrz: Mrz = {
    number: '300000000',
    personalNumber: 'A123456789',
    surname: 'WANG',
    givenNames: 'HSIAO MING',
    state: 'TWN',
    gender: '1',
    birthDate: '1990-05-12',
    expiryDate: '2031-01-01',
    isNumberProven: true,
    isBirthProven: true,
    isExpiryProven: true,
    isWholeProven: true,
  }
  const PRINT = {
    id_number: sure('300000000'),
    birth_date: sure('1990-05-12'),
    expiry_date: sure('2031-01-01'),
  }
  const checksOfPassport = (given: Partial<Mrz> = {}, printed: object = {}) =>
    checkReading({
      fields: PRINT,
      printed: { ...PRINT, ...printed },
      mrz: { ...mrz, ...given },
      kind: { documentType: 3, issueCountry: 'TW' },
      hasTitle: null,
      today: '2026-11-21',
    }).checks.filter(({ name }) => name.startsWith('mrz_'))
  const failedOf = (...given: Parameters<typeof checksOfPassport>) =>
    checksOfPassport(...given).flatMap(({ name, isOk }) => (isOk ? [] : [name]))

  it('passes six checks when everything agrees', () => {
    expect(checksOfPassport()).toEqual(
      ['number', 'birth_date', 'expiry_date', 'composite', 'country', 'print'].map((name) => ({
        name: `mrz_${name}`,
        isOk: true,
      })),
    )
  })

  it.each([
    ['mrz_number', { isNumberProven: false }, {}],
    ['mrz_birth_date', { isBirthProven: false }, {}],
    ['mrz_expiry_date', { isExpiryProven: false }, {}],
    ['mrz_composite', { isWholeProven: false }, {}],
    ['mrz_country', { state: 'JPN' }, {}],
    ['mrz_print', {}, { id_number: sure('300000001') }],
    ['mrz_print', {}, { birth_date: sure('1990-05-13') }],
    ['mrz_print', {}, { expiry_date: sure('2032-01-01') }],
  ] as const)('%s fails for %o and print %o', (name, given, printed) => {
    expect(failedOf(given, printed)).toEqual([name])
  })

  it('is not compared with print that was not read', () => {
    const unread = { id_number: undefined, birth_date: undefined, expiry_date: undefined }
    expect(checksOfPassport({}, unread).map(({ name }) => name)).not.toContain('mrz_print')
    expect(failedOf({}, unread)).toEqual([])
  })
})
