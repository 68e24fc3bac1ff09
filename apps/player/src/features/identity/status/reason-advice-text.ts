import type { IdentityReason } from '@gamehall/contract/identity'
import { defineText } from '@gamehall/web-client/i18n/text.ts'

/** Advice for each reason, of a card; `dataPageAdviceText` replaces what is not true of a passport. */
export const reasonAdviceText = defineText<Readonly<Record<IdentityReason, string>>>({
  'zh-TW': {
    document_unreadable: '請在明亮處重拍，讓字跡清楚。',
    document_not_whole: '重拍時四個角都要在框內，手指不要遮住。',
    document_blurred: '擦拭鏡頭、拿穩手機後重拍。',
    document_dark: '請移到明亮處，或開啟手電筒後重拍。',
    document_glare: '避開燈光直射，稍微傾斜證件後重拍。',
    document_other_type: '請拍攝所選的證件，或改選證件。',
    document_other_side: '請翻面後重拍。',
    document_expired: '請改用有效期限內的證件。',
    document_copied: '請直接拍攝證件正本。',
    document_screen: '請直接拍攝證件正本，不要翻拍螢幕。',
    document_no_face: '請重拍有照片的那一面，照片不要反光。',
    data_mismatch: '請依證件逐項核對後重新送出。',
    number_used: '每個證件號碼只能認證一個帳號；若不是您本人所為，請聯絡客服。',
    underage: '依規定未滿年齡不得使用本服務。',
    face_mismatch: '請由證件本人，在光線均勻處正對鏡頭再試一次。',
    face_not_live: '請勿使用照片或影片，依提示完成四個動作。',
    other: '請參考審核說明；有疑問請聯絡客服。',
  },
  en: {
    document_unreadable: 'Retake it in good light and in focus.',
    document_not_whole: 'Retake it with all four corners in the frame and your fingers off it.',
    document_blurred: 'Wipe the lens, hold still, then retake it.',
    document_dark: 'Find more light or use the flashlight, then retake it.',
    document_glare: 'Avoid direct light, tilt it a little, then retake it.',
    document_other_type: 'Photograph the document you chose, or change the document.',
    document_other_side: 'Turn it over, then retake it.',
    document_expired: 'Use a document that’s still valid.',
    document_copied: 'Photograph the original document.',
    document_screen: 'Photograph the original document, not a screen.',
    document_no_face: 'Retake the side with the portrait, without glare.',
    data_mismatch: 'Check your data line by line and submit again.',
    number_used: 'A document can verify only one account. If this wasn’t you, contact support.',
    underage: 'By law, you’re not old enough to use this service.',
    face_mismatch: 'The document’s owner must try again in even light, facing the camera.',
    face_not_live: 'Don’t use photos or videos. Do the four movements live, in front of the camera.',
    other: 'See the reviewer’s note, or contact support.',
  },
})

/** Advice on a passport, which has no other side, but other pages. */
export const dataPageAdviceText = defineText({
  'zh-TW': {
    document_other_side: '請翻到有照片的資料頁後重拍。',
    document_no_face: '請重拍有照片的資料頁，照片不要反光。',
  },
  en: {
    document_other_side: 'Open it at the data page with your photo, then retake it.',
    document_no_face: 'Retake the data page with your photo, without glare.',
  },
})
