import type { Message } from '@gamehall/contract'
import { DOCUMENT_RULES, type DocumentType } from '@gamehall/contract/identity'
import type { Refusal } from '../../../platform/context/outcome.ts'

/** §8: 10040 is worded for orders; these messages word it for verifications. */
const refuseAttempt = (says: Message) => (): Refusal<10040> => ({ ok: false, code: 10040, says })

/** No draft, or it expired or was restarted. */
export const refuseNoDraft = refuseAttempt({
  'zh-TW': '沒有進行中的實名認證，或已逾期，請重新開始',
  en: 'No verification is in progress, or it has expired. Start again',
})

const refuseUnreadCard = refuseAttempt({
  'zh-TW': '證件正面沒有讀到資料，請重拍正面',
  en: 'Nothing could be read on the front of the document. Retake the front',
})
const refuseUnreadPassport = refuseAttempt({
  'zh-TW': '護照資料頁沒有讀到資料，請重拍資料頁',
  en: 'Nothing could be read on the passport’s data page. Retake it',
})

/** Nothing that tells a person was read on the front: whoever photographs something else types what they like. */
export const refuseUnreadFront = (type: DocumentType): Refusal<10040> =>
  DOCUMENT_RULES[type].format === 'passport' ? refuseUnreadPassport() : refuseUnreadCard()

/** An earlier step is not complete. */
export const refuseIncompleteStep = refuseAttempt({
  'zh-TW': '請先完成前面的步驟',
  en: 'Finish the previous steps first',
})

export const refuseUnderReview = refuseAttempt({
  'zh-TW': '實名認證正在審核，完成後才能進行',
  en: 'Your verification is under review. Please wait for the result',
})

/** Decided or deleted in the meantime. */
export const refuseDecided = refuseAttempt({
  'zh-TW': '此筆實名認證已不在待審核狀態',
  en: 'This verification is no longer waiting for review',
})
