import type { Page } from 'tesseract.js'
import type { TextLine } from '../text-reader.ts'

/** The reader's blocks of paragraphs of lines, as lines. */
export const toLines = (page: Pick<Page, 'blocks'>): TextLine[] =>
  (page.blocks ?? [])
    .flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines))
    .map(({ text, confidence }) => ({ text: text.trim(), confidence: confidence / 100 }))
    .filter(({ text }) => text !== '')
