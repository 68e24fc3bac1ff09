import type { Rule } from '../rule.ts'
import type { TextFile } from '../tree.ts'
import { lineAt } from '../tree.ts'
import { scanLines } from './scan-lines.ts'

/** What Taiwan does not say, or this product says otherwise → what it says. */
const taiwanese = new Map([
  ['賬號', '帳號'],
  ['賬戶', '帳戶'],
  ['加載', '載入'],
  ['刷新', '重新整理'],
  ['充值', '儲值、存款'],
  ['提現', '提款'],
  ['視頻', '影片'],
  ['音頻', '音訊'],
  ['信息', '訊息、資訊'],
  ['網絡', '網路'],
  ['默認', '預設'],
  ['用戶名', '帳號'],
  ['短信', '簡訊'],
  ['郵箱', '電子郵件'],
  ['設置', '設定'],
  ['界面', '介面'],
  ['菜單', '選單'],
  ['屏幕', '螢幕'],
  ['軟件', '軟體'],
  ['硬件', '硬體'],
  ['程序', '程式'],
  ['服務器', '伺服器'],
  ['數據', '資料'],
  ['激活', '啟用'],
  ['在線', '線上'],
  ['鏈接', '連結'],
  ['二維碼', 'QR Code'],
  ['登陸', '登入'],
  ['手機號', '手機號碼'],
  ['台灣', '臺灣'],
  ['台幣', '新臺幣'],
  ['你', '您'],
])
const mainland = new RegExp(`${[...taiwanese.keys()].join('|').replace('手機號', '手機號(?!碼)')}`, 'g')
/** The document reader knows the simplified forms that a text scanner writes, and the letters of names that Big5 lacks. */
const documentReader = /^apps\/server\/src\/rooms\/identity\/documents\/(fields|glyphs|labels|lexicons)\//
/** Tables of simplified forms, and tests of what is found although it is typed in them: games, and nicknames that pass for staff. */
const simplifiedForms =
  /^apps\/(server\/src\/(platform\/text\/simplified-forms(\.test)?|rooms\/games\/catalogue\/search\/[a-z-]+\.test)|player\/src\/features\/games\/lobby\/search\/[a-z-]+\.test)\.tsx?$|^packages\/contract\/src\/account\/reserved-nickname(\.test)?\.ts$/
/** Invented people whose names have rare letters that Big5 lacks. */
const rareNames =
  /^bench\/ocr\/(foreign\/(documents\.json|[a-z-]+-people\.ts)|(third|fourth|fifth|sixth|seventh|eighth|ninth|eleventh)-hand\/(documents\.json|README\.md)|varied\/varied-names\.ts)$/
const notOurs = /^(tools\/architecture\/|package-lock\.json$|LICENSE$)/

/** Chinese texts are Traditional Chinese as it is used in Taiwan. */
export const wording: Rule = {
  name: 'wording',
  *check({ files }) {
    for (const file of files) {
      if (notOurs.test(file.path)) continue
      yield* scanLines(file, mainland, (found) => `"${found}" is not said here: ${taiwanese.get(found)}`)
      yield* simplifiedCharacters(file)
    }
  },
}

function* simplifiedCharacters({ path, text }: TextFile) {
  if ([documentReader, simplifiedForms, rareNames].some((known) => known.test(path))) return
  for (const match of text.matchAll(/[\u4e00-\u9fff]/g))
    if (!traditional.has(match[0]) && !cockroach.includes(match[0]))
      yield {
        path,
        line: lineAt(text, match.index + 1),
        message: `"${match[0]}" is no Traditional Chinese character`,
      }
}

/** The name of a baccarat scoreboard, 曱甴路, in every casino that plays it; written with characters outside Big5. */
const cockroach = '曱甴'

/** Every character of Big5, the character set of Traditional Chinese. */
const traditional = new Set(
  new TextDecoder('big5').decode(
    Uint8Array.from(
      Array.from({ length: 0xf9 - 0xa4 + 1 }, (_, row) => 0xa4 + row).flatMap((lead) =>
        [...range(0x40, 0x7e), ...range(0xa1, 0xfe)].flatMap((trail) => [lead, trail]),
      ),
    ),
  ),
)

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
