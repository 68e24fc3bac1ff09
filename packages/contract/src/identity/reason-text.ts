import type { Message } from '../errors/message.ts'
import type { DocumentType, IdentityReason } from './document.ts'
import { DOCUMENT_RULES } from './document-rules.ts'

const words = (zh: string, en: string): Message => ({ 'zh-TW': zh, en })

/** Texts of the reasons, of a card. */
const identityReasonText: Readonly<Record<IdentityReason, Message>> = {
  document_unreadable: words('證件上的文字無法讀取', 'The text couldn’t be read'),
  document_not_whole: words('證件沒有完整入鏡', 'Part of the document is cut off'),
  document_blurred: words('照片模糊', 'The photo is blurry'),
  document_dark: words('照片太暗', 'The photo is too dark'),
  document_glare: words('照片有反光', 'The photo has glare'),
  document_other_type: words('這不是所選的證件', 'This isn’t the document you chose'),
  document_other_side: words('拍到的是另一面', 'This is the wrong side'),
  document_expired: words('證件已過期', 'The document has expired'),
  document_copied: words('看起來是翻拍或影本', 'It looks like a copy or a photo of a screen'),
  document_screen: words('看起來像是翻拍螢幕', 'It looks like a photo of a screen'),
  document_no_face: words('證件上找不到大頭照', 'No photo was found on the document'),
  data_mismatch: words('填寫的資料與證件不符', 'Your data doesn’t match the document'),
  number_used: words('此證件號碼已用於其他帳號', 'This document number is used by another account'),
  underage: words('未達法定年齡', 'Under the legal age'),
  face_mismatch: words('臉部與證件照片不符', 'Your face doesn’t match the document’s photo'),
  face_not_live: words('無法確認是本人當場操作', 'We couldn’t confirm that it was you, live'),
  other: words('未通過審核', 'Not approved'),
}

/** A passport has no other side, but other pages. */
const NO_DATA_PAGE = words('拍到的不是護照資料頁', 'This isn’t the passport’s data page')

/** What the player is told, on the pages and in the message; `type` is the document of the attempt, null where none is known. */
export function reasonTextOf(reason: IdentityReason, type: DocumentType | null): Message {
  const isDataPage = type !== null && DOCUMENT_RULES[type].format === 'passport'
  return reason === 'document_other_side' && isDataPage ? NO_DATA_PAGE : identityReasonText[reason]
}
