import { afterEach, expect, it } from 'vitest'
import { openStorage } from '../../../../shared/storage/safe-storage.ts'
import { beginSession, endSession } from '../../../../shared/stores/session-store.ts'
import { emptyDraft } from '../card-draft.ts'
import { wholeDraft } from '../testing/test-cards.ts'
import { beginDraft, changeDraft, draftOf, endDraft, readKept } from './card-draft-store.ts'

afterEach(() => void endDraft())
const tab = openStorage(() => sessionStorage)

it('keeps the draft in this tab only, until the card is submitted', () => {
  beginDraft('100001', 3)
  changeDraft('100001', () => wholeDraft)
  expect(readKept(tab)).toEqual({ owner: '100001', depth: 3, draft: wholeDraft })
  expect(JSON.stringify(localStorage)).not.toContain(wholeDraft.bank_num)
  expect(endDraft()).toBe(3)
  expect(readKept(tab)).toBeUndefined()
  expect(JSON.stringify(sessionStorage)).not.toContain(wholeDraft.bank_num)
})

it('hides the draft from another player on the same tab', () => {
  changeDraft('100001', () => wholeDraft)
  expect(draftOf('100002')).toEqual(emptyDraft)
  changeDraft('100002', (draft) => ({ ...draft, bank_code: '004' }))
  expect(draftOf('100002')).toEqual({ ...emptyDraft, bank_code: '004' })
  expect(JSON.stringify(sessionStorage)).not.toContain(wholeDraft.bank_num)
})

it('clears the draft when the session changes', () => {
  beginSession({ token: 'first', socketUrl: '' })
  changeDraft('100001', () => wholeDraft)
  endSession()
  expect(draftOf('100001')).toEqual(emptyDraft)
  expect(JSON.stringify(sessionStorage)).not.toContain(wholeDraft.bank_num)
})

it.each(['', '{', 'null', '{"owner":1}', '{"owner":"100001","draft":{"bank_num":5}}'])(
  'what is no draft (%s) is none',
  (text) => {
    tab.write('card_draft', text)
    expect(readKept(tab)).toBeUndefined()
  },
)
