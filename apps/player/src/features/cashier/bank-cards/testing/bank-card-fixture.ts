import type { BankCard } from '@gamehall/contract/cashier'
import { type CardDraft, consentAccount } from '../card-draft.ts'

export const card: BankCard = {
  card_id: 'card-1',
  bank_code: '822',
  bank_name: '中國信託',
  branch_code: null,
  branch_name: '敦南分行',
  bank_address: null,
  bank_num: '**** 0001',
  holder_name: '王○○',
  face: 1,
  status: 0,
  reject_reason: null,
  created_at: '2026-11-21T07:20:00.000Z',
}

export const bankCardList = (list: readonly BankCard[], holder_name: string | null = '王○○') => ({
  list,
  max_count: 5,
  holder_name,
})

const bare: CardDraft = {
  bank_code: '822',
  branch_code: '',
  branch_name: '敦南分行',
  bank_address: '',
  bank_num: '980000000001',
  photo: { uploadId: 'photo-1', reading: null },
  video: undefined,
}

/** A complete draft, ready to submit. */
export const completeDraft: CardDraft = {
  ...bare,
  video: { uploadId: 'video-1', spoken: consentAccount(bare) },
}
