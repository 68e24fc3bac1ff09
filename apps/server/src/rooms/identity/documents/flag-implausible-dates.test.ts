import { DOCUMENT_TYPES, type IdentityField } from '@gamehall/contract/identity'
import { describe, expect, it } from 'vitest'
import { flagImplausibleDates } from './flag-implausible-dates.ts'
import { MIN_SURE_CONFIDENCE } from './min-sure-confidence.ts'

const ID = { documentType: DOCUMENT_TYPES.idCard, issueCountry: 'TW' }
const PASSPORT = { documentType: DOCUMENT_TYPES.passport, issueCountry: 'TW' }

/** The fields that are doubted. */
function doubted(dates: Partial<Record<IdentityField, string>>, kind: typeof ID | typeof PASSPORT = ID) {
  const fields = Object.fromEntries(
    Object.entries(dates).map(([field, value]) => [field, { value, confidence: 0.99 }]),
  )
  return Object.entries(flagImplausibleDates(fields, kind, '2026-06-01'))
    .filter(([, one]) => one.confidence < MIN_SURE_CONFIDENCE)
    .map(([field]) => field)
}

describe('dates that cannot all be right', () => {
  it('are uncertain: an issue before the birth, or before the fourteenth birthday', () => {
    expect(doubted({ birth_date: '1990-05-01', issue_date: '2012-03-04' })).toEqual([])
    expect(doubted({ birth_date: '2012-03-04', issue_date: '1990-05-01' })).toEqual([
      'birth_date',
      'issue_date',
    ])
    expect(doubted({ birth_date: '1999-03-04', issue_date: '2012-03-04' })).toEqual([
      'birth_date',
      'issue_date',
    ])
    expect(doubted({ birth_date: '1999-03-04', issue_date: '2012-03-04' }, PASSPORT)).toEqual([])
  })

  it('are uncertain: a recent birth, a future issue, an expiry before the issue', () => {
    expect(doubted({ birth_date: '2020-09-19' })).toEqual(['birth_date'])
    expect(doubted({ issue_date: '2026-09-19' })).toEqual(['issue_date'])
    expect(doubted({ issue_date: '2020-01-01', expiry_date: '2019-12-31' }, PASSPORT)).toEqual([
      'issue_date',
      'expiry_date',
    ])
    expect(doubted({ birth_date: '1990-01-01', expiry_date: '1980-01-01' }, PASSPORT)).toEqual([
      'birth_date',
      'expiry_date',
    ])
  })
})
