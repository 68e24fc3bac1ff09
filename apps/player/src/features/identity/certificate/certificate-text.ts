import { defineText } from '../../../shared/i18n/text.ts'

/** The photos of the document, and reading them. */
export const certificateText = defineText({
  'zh-TW': {
    photo: (what: string) => `${what}照片`,
    retake: '重拍',
    retakeSide: (what: string) => `重拍${what}`,
    kept: '照片已保存',
    enlarge: (what: string) => `放大檢視${what}`,
    reading: '正在讀取證件上的文字',
    readingHint: (seconds: string) => `通常需要 5–15 秒，已 ${seconds} 秒。可以先離開，回來會繼續。`,
    waiting: '讀取服務忙線中，正在為您排隊，輪到時會自動讀取。',
    read: (count: number) => `已讀取 ${count} 項資料`,
    readHint: '下一步請逐項核對。',
    notRead: '沒有讀到文字',
    notReadHint: '可以重拍，或在下一步自行填寫，由專人審核。',
    anyway: '這張照片可能需要重拍；也可以直接往下，由專人審核。',
    taken: '讀取服務忙線中，照片已保存，請稍候再讀一次。',
    again: '再讀一次',
    next: '下一步：核對資料',
    nextAnyway: '仍要繼續',
  },
  en: {
    photo: (what) => `Photo: ${what}`,
    retake: 'Retake',
    retakeSide: (what) => `Retake: ${what}`,
    kept: 'The photo is kept',
    enlarge: (what) => `Enlarge: ${what}`,
    reading: 'Reading the document',
    readingHint: (seconds) =>
      `It takes 5 to 15 seconds, ${seconds} so far. You may leave: it goes on when you return.`,
    waiting: 'The reader is busy. You are in the queue: yours is read as soon as it is free.',
    read: (count) => `${count} fields were read`,
    readHint: 'Compare each of them in the next step.',
    notRead: 'Nothing could be read',
    notReadHint: 'Retake the photo, or type the data in next; a person will review it.',
    anyway: 'This photo may have to be retaken. You may also go on; a person will review it.',
    taken: 'The reader is busy; your photos are kept. Try again in a moment.',
    again: 'Read again',
    next: 'Next: check the data',
    nextAnyway: 'Go on anyway',
  },
})
