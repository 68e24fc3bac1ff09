import type { Locale } from '@gamehall/contract/constants'
import type { IdentityReason } from '@gamehall/contract/identity'

const words = (zh: string, en: string): Readonly<Record<Locale, string>> => ({ 'zh-TW': zh, en })

/** Why an attempt failed, as a message names it. */
export const REASON_WORDS: Readonly<Record<IdentityReason, Readonly<Record<Locale, string>>>> = {
  document_unreadable: words('證件無法辨識', 'the document cannot be read'),
  document_not_whole: words('證件未完整入鏡', 'the document is not whole in the photo'),
  document_blurred: words('證件照片模糊', 'the photo is blurred'),
  document_dark: words('證件照片過暗', 'the photo is too dark'),
  document_glare: words('證件照片反光', 'there is glare on the document'),
  document_other_type: words('證件類型不符', 'it is another type of document'),
  document_other_side: words('證件正反面不符', 'it is the other side of the document'),
  document_expired: words('證件已過期', 'the document has expired'),
  document_copied: words('須拍攝證件正本', 'the original document is needed'),
  document_no_face: words('證件上沒有可辨識的照片', 'the document shows no portrait'),
  data_mismatch: words('填寫資料與證件不符', 'the data does not match the document'),
  number_used: words('此證件號碼已由其他帳號使用', 'the ID number belongs to another account'),
  underage: words('未達法定年齡', 'you are under age'),
  face_mismatch: words('人臉與證件照片不符', 'the face does not match the document'),
  face_not_live: words('人臉辨識未能確認為本人', 'the face recognition could not confirm a live person'),
  other: words('其他原因', 'another reason'),
}
