import { describe, expect, it } from 'vitest'
import {
  type CardStep,
  cardSteps,
  firstOpenStep,
  nextPage,
  previousPage,
  redirectStep,
} from './add-card-steps.ts'
import { applyReading, type CardDraft, consentAccount, emptyDraft, groupDigits } from './card-draft.ts'
import { completeDraft } from './testing/bank-card-fixture.ts'

const reading = { bank_num: '4111111111111111', bank_code: '822', is_checked: true }

describe('the steps of adding a card (§2)', () => {
  it.each<[string, Partial<CardDraft>, CardStep]>([
    ['nothing', emptyDraft, 'bankIdentify'],
    ['no photo', { photo: undefined }, 'bankIdentify'],
    ['no bank', { bank_code: '' }, 'cardBank'],
    ['a blank branch', { branch_name: '  ' }, 'cardBank'],
    ['nine digits', { bank_num: '123456789' }, 'cardAccount'],
    ['no consent', { video: undefined }, 'bankVideo'],
    ['another number than the consent names', { bank_num: '98000000002' }, 'bankVideo'],
    ['another bank than the consent names', { bank_code: '004' }, 'bankVideo'],
    ['everything', {}, 'cardConfirm'],
  ])('with %s', (_, missing, open) => {
    const draft = { ...completeDraft, ...missing }
    expect(firstOpenStep(draft)).toBe(open)
    const allowed = cardSteps.slice(0, cardSteps.indexOf(open) + 1)
    for (const step of cardSteps)
      expect(redirectStep(step, draft)).toBe(allowed.includes(step) ? undefined : open)
  })

  it('have a next and a previous page', () => {
    expect(cardSteps.map(nextPage)).toEqual([...cardSteps.slice(1), 'cardConfirm'])
    expect(cardSteps.map(previousPage)).toEqual(['bindBankCard', ...cardSteps.slice(0, -1)])
  })
})

describe('the OCR result of a photo', () => {
  const photo = { uploadId: 'photo-2', reading }

  it('fills in number and bank, and clears the other bank’s branch', () => {
    expect(applyReading({ ...emptyDraft, branch_name: '敦南分行' }, photo)).toMatchObject({
      photo,
      bank_num: '4111111111111111',
      bank_code: '822',
      branch_name: '',
    })
  })

  it('keeps typed values and the branch of the same bank', () => {
    const typed = { ...emptyDraft, bank_code: '004', bank_num: '1234567890', branch_name: '總行' }
    expect(applyReading(typed, photo)).toEqual({ ...typed, photo })
    const same = { ...emptyDraft, bank_code: '822', branch_name: '敦南分行' }
    expect(applyReading(same, photo)).toMatchObject({ branch_name: '敦南分行' })
  })

  it('of another card replaces the previous result', () => {
    const first = applyReading(emptyDraft, photo)
    const other = {
      uploadId: 'photo-3',
      reading: { bank_num: '5500005555555559', bank_code: null, is_checked: true },
    }
    expect(applyReading(first, other)).toMatchObject({ bank_num: '5500005555555559', bank_code: '822' })
  })

  it('changes nothing when recognition failed', () => {
    expect(applyReading(emptyDraft, { uploadId: 'photo-2', reading: null })).toMatchObject({ bank_num: '' })
  })
})

it('groups digits regardless of typed separators', () => {
  expect(groupDigits('9800-0012 345')).toBe('9800 0012 345')
  expect(groupDigits('12345678')).toBe('1234 5678')
  expect(consentAccount({ ...emptyDraft, bank_code: '822', bank_num: '9800 12' })).toBe('822/980012')
})
