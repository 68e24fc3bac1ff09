import type { TextBox, TextLanguage } from '../../../../providers/ocr/index.ts'
import type { FieldReading } from '../document-reading.ts'
import type { RegionReader } from '../page/read-region.ts'
import type { FieldFormat } from '../sides/side.ts'
import { parseSlashedDate, parseSpelledDate } from './parse-date.ts'
import { readChinese, readChineseName, readPlaceName } from './read-chinese.ts'
import { readLatin } from './read-latin.ts'
import { readMinguoDate } from './read-minguo-date.ts'
import { readLetteredSerial, readRegisteredNumber, readSerial } from './read-number.ts'
import { type Parse, parseTexts, readTexts } from './read-texts.ts'
import { voteValues } from './vote.ts'

const DIGITS = '0123456789'
const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const LOOKS = 4
const GENDER_LOOKS = 3

/** Reads the value in `rows` of a page by its format. Null when nothing fitting is there. */
export async function readField(
  at: RegionReader,
  rows: readonly TextBox[],
  as: FieldFormat,
): Promise<FieldReading | null> {
  const [place] = rows
  if (place === undefined) return null
  const read = async (language: TextLanguage, characters: string, parse: Parse, looks = LOOKS) =>
    voteValues(parseTexts(await readTexts(at, place, { language, characters, looks, parse }), parse))
  switch (as) {
    case 'chinese_name':
      return readChineseName(at, place)
    case 'chinese':
      return readChinese(at, rows)
    case 'chinese_place':
      return readPlaceName(at, rows)
    case 'minguo_date':
      return readMinguoDate(at, place)
    case 'slashed_date':
      return read('eng', `/${DIGITS}`, parseSlashedDate)
    case 'spelled_date':
      return read('eng', `${CAPITALS}${DIGITS}/ `, parseSpelledDate)
    case 'citizen_number':
      return readRegisteredNumber(at, place, false)
    case 'resident_number':
      return readRegisteredNumber(at, place, true)
    case 'chinese_gender':
      return read('chi_tra', '男女', parseGender, GENDER_LOOKS)
    case 'latin_gender':
      return read('eng', 'MF', parseGender, GENDER_LOOKS)
    case 'latin':
      return readLatin(at, place)
    case 'serial':
      return readSerial(at, place)
    case 'lettered_serial':
      return readLetteredSerial(at, place)
  }
}

function parseGender(text: string): string | null {
  const written = text.toUpperCase()
  if (/男|\bM\b/.test(written)) return '1'
  return /女|\bF\b/.test(written) ? '2' : null
}
