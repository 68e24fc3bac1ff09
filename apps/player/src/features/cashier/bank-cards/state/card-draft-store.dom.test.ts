import { openStorage } from '@gamehall/web-client/storage/safe-storage.ts'
import { afterEach, expect, it } from 'vitest'
import { endSession, startSession } from '../../../../shared/stores/session-store.ts'
import { emptyDraft } from '../card-draft.ts'
import { completeDraft } from '../testing/bank-card-fixture.ts'
import { beginDraft, clearDraft, getDraft, readStoredDraft, updateDraft } from './card-draft-store.ts'

afterEach(() => void clearDraft())
const tab = openStorage(() => sessionStorage)

it('keeps the draft in this tab only, until the card is submitted', () => {
  beginDraft('100001', 3)
  updateDraft('100001', () => completeDraft)
  expect(readStoredDraft(tab)).toEqual({ owner: '100001', depth: 3, draft: completeDraft })
  expect(JSON.stringify(localStorage)).not.toContain(completeDraft.bank_num)
  expect(clearDraft()).toBe(3)
  expect(readStoredDraft(tab)).toBeUndefined()
  expect(JSON.stringify(sessionStorage)).not.toContain(completeDraft.bank_num)
})

it('hides the draft from another player on the same tab', () => {
  updateDraft('100001', () => completeDraft)
  expect(getDraft('100002')).toEqual(emptyDraft)
  updateDraft('100002', (draft) => ({ ...draft, bank_code: '004' }))
  expect(getDraft('100002')).toEqual({ ...emptyDraft, bank_code: '004' })
  expect(JSON.stringify(sessionStorage)).not.toContain(completeDraft.bank_num)
})

it('clears the draft when the session changes', () => {
  startSession({ token: 'first', socketUrl: '' })
  updateDraft('100001', () => completeDraft)
  endSession()
  expect(getDraft('100001')).toEqual(emptyDraft)
  expect(JSON.stringify(sessionStorage)).not.toContain(completeDraft.bank_num)
})

it.each(['', '{', 'null', '{"owner":1}', '{"owner":"100001","draft":{"bank_num":5}}'])(
  'what is no draft (%s) is none',
  (text) => {
    tab.write('card_draft', text)
    expect(readStoredDraft(tab)).toBeUndefined()
  },
)
