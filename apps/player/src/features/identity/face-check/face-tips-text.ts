import { defineText } from '@gamehall/web-client/i18n/text.ts'

const YEAR = 365

/** A number of days as people say it: whole years as years. */
const lengthInChinese = (days: number) => (days > 0 && days % YEAR === 0 ? `${days / YEAR} 年` : `${days} 天`)

function lengthInEnglish(days: number): string {
  const isYears = days > 0 && days % YEAR === 0
  const count = isYears ? days / YEAR : days
  return `${count} ${isYears ? 'year' : 'day'}${count === 1 ? '' : 's'}`
}

/** Texts shown before the face recognition. */
export const faceTipsText = defineText({
  'zh-TW': {
    heading: '最後一步：人臉辨識',
    lead: '確認證件上的人就是您。依畫面指示做四個簡單動作，約 30 秒。',
    light: '光線充足，不要背光',
    bare: '取下口罩、帽子與深色眼鏡',
    alone: '畫面中只有您一個人',
    steady: '手機與眼睛同高，約 40 公分，肩膀也入鏡',
    colors: '螢幕會輪流亮起鮮豔顏色照亮您的臉，請調高亮度',
    actions: '動作會從這四個中隨機排序',
    privacyTitle: '誰會看到',
    privacy:
      '系統會比對您的臉與證件照片，只有審核人員會看到。照片加密保存，每次查看都有紀錄，您隨時可以查詢。',
    noFilm: '不會錄影，只保留每個動作的幾張照片。',
    compare: (verified: number | null, failed: number) =>
      `為防止冒用，我們也會比對您的臉是否已用於其他帳號或證件號碼，並保存加密的臉部特徵與證件號碼的特徵碼：認證通過後${verified === null ? '於認證有效期間保存' : `最長 ${lengthInChinese(verified)}`}，未通過則 ${lengthInChinese(failed)}，刪除認證資料後仍會保留至期滿；有疑問時只會交由人工審核。`,
    films: (days: number) =>
      `為辨認重複使用的影像，這些照片的特徵碼會保留 ${lengthInChinese(days)}，刪除認證資料後仍會保留至期滿。`,
    start: '開始驗證',
  },
  en: {
    heading: 'Last step: face recognition',
    lead: 'This confirms the document is yours. Four simple movements, about 30 seconds.',
    light: 'Good light in front of you, not behind',
    bare: 'No mask, hat or dark glasses',
    alone: 'Nobody else in the frame',
    steady: 'Phone at eye level, about 40 cm away, shoulders in view',
    colors: 'The screen lights your face in changing bright colours. Turn the brightness up',
    actions: 'These four appear in random order',
    privacyTitle: 'Who sees it',
    privacy:
      'We compare your face with the photo on your document. Only reviewers see it. Images are stored encrypted and every access is logged. You can view the log anytime.',
    noFilm: 'No video is recorded. We keep a few images of each movement.',
    compare: (verified, failed) =>
      `To prevent identity theft we also check whether your face is already used for another account or ID number. Your encrypted face data and a digital fingerprint of your ID number are kept ${verified === null ? 'as long as your verification is valid' : `for up to ${lengthInEnglish(verified)} once you’re verified`}, or for ${lengthInEnglish(failed)} if you aren’t verified, even if you delete your data. Any doubt is only ever passed on to a reviewer.`,
    films: (days) =>
      `So that images can’t be used again, we keep digital fingerprints of them for ${lengthInEnglish(days)}, even if you delete your data.`,
    start: 'Start',
  },
})
