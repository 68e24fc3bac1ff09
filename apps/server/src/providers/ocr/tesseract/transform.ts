import type { Bbox, Line, Page } from 'tesseract.js'
import type { PlacedLine, TextBox } from '../text-reader.ts'

const CJK = '\\p{Script=Han}、。，（）：'
/** The reader sets Chinese apart letter by letter. */
const SPACE_IN_CHINESE = new RegExp(`(?<=[${CJK}])\\s+(?=[${CJK}\\d])|(?<=[\\d])\\s+(?=[${CJK}])`, 'gu')

const toBox = ({ x0, y0, x1, y1 }: Bbox): TextBox => ({ left: x0, top: y0, right: x1, bottom: y1 })

function toLine({ text, confidence, bbox, words }: Line): PlacedLine {
  return {
    text: text.trim().replace(SPACE_IN_CHINESE, ''),
    confidence: confidence / 100,
    box: toBox(bbox),
    letters: words
      .flatMap(({ symbols }) => symbols)
      .map((symbol) => ({
        text: symbol.text,
        confidence: symbol.confidence / 100,
        box: toBox(symbol.bbox),
      })),
  }
}

/** The reader's blocks of paragraphs of lines, as lines. */
export const toLines = (page: Pick<Page, 'blocks'>): PlacedLine[] =>
  (page.blocks ?? [])
    .flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines))
    .map(toLine)
    .filter(({ text }) => text !== '')
