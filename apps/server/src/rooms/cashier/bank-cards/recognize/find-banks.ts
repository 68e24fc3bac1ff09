import type { TextLine } from '../../../../providers/ocr/index.ts'
import { PRINTED_BANK_NAMES } from './printed-bank-names.ts'

const MIN_CONFIDENCE = 0.7

interface Mark {
  readonly code: string
  readonly words: string
}

/** Longest first, because one name can contain another: Land Bank of Taiwan, Bank of Taiwan. */
const marks: readonly Mark[] = Object.entries(PRINTED_BANK_NAMES)
  .flatMap(([code, names]) => names.map((name) => ({ code, words: ` ${name} ` })))
  .sort((a, b) => b.words.length - a.words.length)

/** The codes of the banks named in the OCR lines of one pass. */
export function findBanks(lines: readonly TextLine[]): string[] {
  const found = lines
    .filter(({ confidence }) => confidence >= MIN_CONFIDENCE)
    .flatMap(({ text }) => findBanksInText(text))
  return [...new Set(found)]
}

function findBanksInText(text: string): string[] {
  let rest = ` ${text
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim()} `
  return marks.flatMap(({ code, words }) => {
    if (!rest.includes(words)) return []
    rest = rest.replaceAll(words, ' | ')
    return [code]
  })
}
