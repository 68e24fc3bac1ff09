import { defineText } from '@gamehall/web-client/i18n/text.ts'

/** A name within a sentence: `ID card` keeps its capitals. */
const asInSentence = (name: string): string =>
  name.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())

/** Texts for reading the document’s photos. */
export const readingText = defineText({
  'zh-TW': {
    photo: (what: string) => `${what}照片`,
    retake: '重拍',
    retakeSide: (what: string) => `重拍${what}`,
    changeDocument: '改選證件',
    kept: '照片已保存',
    enlarge: (what: string) => `放大檢視${what}`,
    reading: '正在讀取證件上的文字',
    readingHint: (seconds: string) => `通常幾秒內完成，已 ${seconds} 秒。可以先離開，回來會繼續。`,
    queued: '正在排隊等候讀取',
    too_many: '讀取次數太多了，請約一小時後再試。照片會保留。',
    unfinished: '剛才沒有讀取完成，正在重新讀取。',
    read: (count: number) => `已讀取 ${count} 項資料`,
    readHint: '下一步請逐項核對。',
    notRead: (document: string, what: string) => `${document}${what}沒有讀到資料`,
    notReadHint: (what: string) => `請重拍${what}，四個角都要清楚入鏡。`,
    notReadOther: '照片上不是所選的證件。請重拍，或改選證件。',
    anyway: '有照片可能需要重拍；若確定無誤，也可以繼續，由專人審核。',
    again: '再讀一次',
    next: '下一步：核對資料',
    nextAnyway: '仍要繼續',
  },
  en: {
    photo: (what) => `Photo: ${what}`,
    retake: 'Retake',
    retakeSide: (what) => `Retake ${what.toLowerCase()}`,
    changeDocument: 'Change document',
    kept: 'Photo saved',
    enlarge: (what) => `Enlarge: ${what}`,
    reading: 'Reading your document',
    readingHint: (seconds) => `Usually takes a few seconds (${seconds} so far). You can leave and come back.`,
    queued: 'Waiting in the queue',
    too_many: 'That’s too many tries. Please wait about an hour. Your photos are saved.',
    unfinished: 'The last try didn’t finish. Reading your photos again.',
    read: (count) => (count === 1 ? '1 field read' : `${count} fields read`),
    readHint: 'Check each one in the next step.',
    notRead: (document, what) =>
      `We couldn’t read the ${what.toLowerCase()} of your ${asInSentence(document)}`,
    notReadHint: (what) => `Retake the ${what.toLowerCase()}, sharp and with all four corners in view.`,
    notReadOther: 'It isn’t the document you chose. Retake it, or change the document.',
    anyway: 'A photo may need retaking. If it’s fine, continue and our staff will review it.',
    again: 'Read again',
    next: 'Check your details',
    nextAnyway: 'Continue anyway',
  },
})
