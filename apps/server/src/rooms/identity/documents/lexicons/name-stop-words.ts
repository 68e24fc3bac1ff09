import { isDoubleSurname, isSurname } from './name-letters.ts'

/**
 * Words of notices, offices, schools, occupations and labels that no name has in it, and letters that none ends with: what is printed
 * beside names on identity documents.
 */
const WORDS =
  '辦理 條例 依法 規定 國民 學校 國小 國中 高中 大學 專科 機關 事務 戶政 內政 中央 印製 核發 補發 換發 初發 製發 領證 發證 本證 本卡 此證 遺失 拾獲 掛失 變造 偽造 追訴 申請 登記 異動 保管 轉讓 出借 毀損 有效 期限 無效 服務 電話 專線 查詢 照片 相片 簽名 簽章 持證 編號 號碼 代碼 版本 序號 中華 身分 居留 移民 公司 職員 教師 學生 家管 公務 職業 教育 學歷 程度 血型 備註 註記 原住民 郵寄 投郵 防偽 專用 查驗'.split(
    ' ',
  )
const ENDS = /[處局署站欄]$/u
/** Of these words, those that people are called. */
const GIVEN_NAMES = ['中華', '國民', '國中', '大學', '教育']

/** Whether a text of several letters, in traditional forms, has a word that no name of a person has. */
export const hasNameStopWord = (text: string): boolean => {
  const letters = text.replace(/\s/g, '')
  if (letters.length > 1 && ENDS.test(letters)) return true
  return WORDS.some((word) => letters.includes(word)) && !isCalledSo(letters)
}

/** One surname or two, or one of two letters, and a word that people are called. */
function isCalledSo(letters: string): boolean {
  const surname = letters.slice(0, -2)
  const hasSurname = isDoubleSurname(surname) || (/^..?$/u.test(surname) && [...surname].every(isSurname))
  return hasSurname && GIVEN_NAMES.includes(letters.slice(-2))
}

/** What stands under an address and is none: the law that a card is issued by, who printed it, what holders must do. */
export const isNotice = (text: string): boolean =>
  LAW.test(text) || (hasNameStopWord(text) && !UNITS.test(text))
const LAW = /^[\s(（]*[依按據].{0,8}[法規條]|第.{1,6}條/u
/** Units of an address, and the words for its kinds. */
const UNITS = /[縣市區鄉鎮村里鄰路街巷弄號樓室]/u
