import { DOCUMENT_TYPES } from '@gamehall/contract/identity'
import { describe, expect, it } from 'vitest'
import { meetsBar } from '../report.ts'
import { foreignLines } from './foreign-lines.ts'
import { addForeignReading, type FieldResult, VERSIONS } from './score-foreign-reading.ts'

type Given = Partial<FieldResult>
const result = (given: Given): FieldResult => ({
  document: 'a',
  documentType: DOCUMENT_TYPES.idCard,
  version: 'clean',
  field: 'address',
  printed: 'a',
  read: 'a',
  confidence: 0.5,
  isRight: true,
  isSure: false,
  isDecisive: false,
  ...given,
})
const times = (given: Given, count: number) => Array.from({ length: count }, () => result(given))
/** A thousand right fields of each version, names and numbers among them. */
const RIGHT = VERSIONS.flatMap((version) => [
  ...times({ version }, 900),
  ...times({ version, field: 'name', isDecisive: true }, 50),
  ...times({ version, field: 'id_number', isDecisive: true }, 50),
])
const missed = (results: readonly FieldResult[], took: readonly number[] = [1_000]) =>
  foreignLines('set', results, took)
    .filter((line) => !meetsBar(line))
    .map(({ label }) => label.replace('set: ', ''))

describe('the bars of sets of another hand', () => {
  const wrong = { isRight: false }

  it('are met by what is right', () => {
    expect(missed(RIGHT)).toEqual([])
  })

  it.each([
    ['fields right, clean', times(wrong, 60)],
    ['fields right, degraded', times({ ...wrong, version: 'degraded' }, 150)],
    ['names right, ID card, clean and degraded', times({ ...wrong, field: 'name' }, 12)],
    ['numbers right, clean', times({ ...wrong, field: 'id_number' }, 2)],
    ['decisive fields sure and wrong', [result({ ...wrong, isSure: true, isDecisive: true })]],
    ['other fields sure and wrong', times({ ...wrong, isSure: true }, 6)],
  ] as const)('%s', (label, more) => {
    expect(missed([...RIGHT, ...more])).toEqual([label])
    expect(missed([...RIGHT, ...more.slice(0, Math.floor(more.length / 2))])).toEqual([])
  })

  it('times', () => {
    expect(missed(RIGHT, [1_000, 5_000, 5_000])).toEqual(['time for a document, without its portrait, half'])
    expect(missed(RIGHT, [1_000, 1_000, 9_000])).toEqual(['time for a document, without its portrait, 95 %'])
  })

  it('count the gender and the expiry as decisive, which decide in the product', () => {
    const results: FieldResult[] = []
    const pictures = { front: 'a', reverse: null }
    const document = {
      id: 'a',
      documentType: DOCUMENT_TYPES.residentCertificate,
      issueCountry: 'JP',
      truth: { gender: '1', expiry_date: '2030-01-01', address: 'a' },
      clean: pictures,
      degraded: pictures,
    }
    addForeignReading(results, document, 'clean', { fields: {} })
    expect(results.map(({ isDecisive }) => isDecisive)).toEqual([true, true, false])
  })
})
