import { hasValidIdCheckDigit } from '@gamehall/contract/identity'
import { traditionalForms } from '../../../../platform/text/simplified-forms.ts'
import { isMilitaryStatus, resemblesMilitaryStatus } from '../lexicons/military-statuses.ts'
import { isSurname, isTransliteration } from '../lexicons/name-letters.ts'
import { hasNameStopWord, isNotice } from '../lexicons/name-stop-words.ts'
import type { LaidLine } from '../lines/laid-line.ts'
import type { FieldFormat } from '../sides/side.ts'
import { isCounty } from './correct-place-name.ts'
import { parseDate } from './parse-date.ts'
import { parseGender } from './parse-gender.ts'
import {
  isTelephone,
  lettersSimilarToDigit,
  numberWithin,
  parseNumberWithoutLetter,
  parseRegisteredNumber,
  withoutPrintedNo,
} from './parse-id-number.ts'
import { nationalityIn } from './printed-nationality.ts'
import { hasInnerDot } from './restore-dot.ts'

/** How well a text is a value of a format: not at all, possibly, surely. */
export type Fit = 0 | 1 | 2

const han = (text: string): number => [...text].filter((letter) => /\p{Script=Han}/u.test(letter)).length
const latin = (text: string): number => [...text].filter((letter) => /[A-Za-z]/.test(letter)).length
const digits = (text: string): number => [...text].filter((letter) => /\d/.test(letter)).length

/** Whether a scanned text can be the value of a field. */
export function valueFits({ text }: Pick<LaidLine, 'text'>, as: FieldFormat): Fit {
  if (NO_VALUE.test(text)) return 0
  switch (as) {
    case 'date':
      if (parseDate(text) !== null) return 2
      return digits(text) >= 4 && /[年月日/.-]|[A-Z]{3}/.test(text) ? 1 : 0
    case 'citizen_number':
      return numberFits(text, false)
    case 'resident_number':
      return numberFits(text, true)
    case 'gender':
      return parseGender(text) === null ? 0 : 2
    case 'chinese_name':
      if (PART_OF_LABEL.test(text) || END_OF_LABEL.test(text) || SENTENCE.test(text)) return 0
      if (hasNameStopWord(traditional(text))) return 0
      return han(text) >= 1 && han(text) <= longestName(text) && digits(text) + latin(text) === 0 ? 1 : 0
    case 'chinese':
      // One letter of it is enough: the scan may pass over the other.
      if (text === '役' || isMilitaryStatus(text) || resemblesMilitaryStatus(text)) return 2
      if (isSurname(traditional(text).charAt(0)) && !SERVICE.test(text)) return 0
      return han(text) >= 2 && han(text) <= LONGEST_WORD && digits(text) + latin(text) === 0 ? 1 : 0
    case 'place':
      if (isCounty(traditional(text)) || placeBehindLabel(text) !== null) return 2
      if (END_OF_LABEL.test(text)) return 0
      return han(text) >= 2 && digits(text) + latin(text) === 0 ? 1 : 0
    case 'address':
      if (han(text) < 4 || placeBehindLabel(text) !== null || isNotice(traditional(text))) return 0
      return /[縣县市區区鄉乡鎮镇村里路街巷]/.test(text) ? 2 : 1
    case 'latin_name':
      if (nationalityIn(text) !== null) return 0
      return latin(text) >= 2 && digits(text) === 0 && !text.includes('<') ? 1 : 0
    case 'latin':
      if (IN_OTHER_SCRIPT.test(text)) return 1
      return latin(text) >= 2 && digits(text) === 0 && han(text) === 0 && !NO_PLACE.test(text) ? 1 : 0
    case 'serial':
    case 'lettered_serial':
      return serialFits(text)
  }
}

/** Printed in place of a value; a dash is read as 一. */
const NO_VALUE =
  /^[\s(（]*(?:免填|未登[記记錄录載载]|不適用|不适用|未婚|已婚|離婚|离婚|喪偶|丧偶|[一—–－-]{1,3})[\s)）]*(?:[(（]婚姻[)）]?)?$/u
/** The sex, and machine-readable lines. */
const NO_PLACE = /<|^\W*(?:FE)?MALE\b/iu
/** A place in another script, which is read as anything, and behind a stroke in Latin capitals. */
export const IN_OTHER_SCRIPT =
  /^[^/／<]*(?:\d[^/／<]*\p{L}|\p{L}[^/／<]*\d|\p{Ll}{2})[^/／<]*[/／]\s*(?=\p{Lu}[\p{Lu} .'-]{2,}$)/u
/** A sentence of a notice; a dot of a name may be read as one such sign. */
const SENTENCE = /[，。、；].*[，。、；]/u

/** 出生地 with a letter misread, lost or added, or the end of 本籍, before a city or county. */
const MISREAD_BIRTHPLACE = /^(?:出\p{Script=Han}{0,2}地|\p{Script=Han}生地|出生\p{Script=Han}|籍)[\s:：一]*/u

/** From which letter on a text is a city or county, whose label stands before it and was misread; null where it is none. */
export function placeBehindLabel(text: string): number | null {
  const [label = ''] = MISREAD_BIRTHPLACE.exec(text) ?? []
  return label !== '' && isCounty(traditional(text.slice(label.length))) ? label.length : null
}

export const traditional = (text: string): string =>
  [...text]
    .map((letter) => traditionalForms(letter)[0] ?? letter)
    .join('')
    .replaceAll('台', '臺')

/** A letter that a service has, and a name with a surname hardly ever. */
const SERVICE = /[役兵备備退免替军軍]/u

/** What is read of a label whose letters stand far apart: 姓 and 名, 父 and 親, 配 and 偶, 役 and 別. */
const PART_OF_LABEL = /^[\s.:：]*(?:[生性胜姓]\s*名|[親亲见見偶名別别址籍役])[\s.:：]*$/u
/** No name and no place ends so: a label of a number or an address, of which other letters were misread. */
const END_OF_LABEL = /[號号碼码址][\s:：]*$/u
const LONGEST_NAME = 6
/** Parts of a name with dots between them: 戶籍登記 allows fifteen letters of indigenous names. */
const LONGEST_WITH_DOT = 15
const longestName = (text: string): number =>
  hasInnerDot(text) || isTransliteration(traditional(text)) ? LONGEST_WITH_DOT : LONGEST_NAME
const LONGEST_WORD = 5

/** A number in boxes of which some letters were not read. */
const IN_SLOTS = /^(?=.*[?])[A-Z?][A-D\d?][\d?]{8}$/

function numberFits(text: string, hasSecondLetter: boolean): Fit {
  if (IN_SLOTS.test(text)) return 2
  if (parseRegisteredNumber(text, hasSecondLetter) !== null) return 2
  if (numberWithin([...text], hasSecondLetter) !== null) return 2
  const body = parseNumberWithoutLetter(text)
  if (body === null) return 0
  return lettersSimilarToDigit(text).some((letter) => hasValidIdCheckDigit(letter + body)) ? 2 : 1
}

/** Six to fourteen capitals and digits, most of them digits; or some, as in passport numbers. A telephone’s are one only where a label says so. */
function serialFits(text: string): Fit {
  if (IN_SLOTS.test(text)) return 2
  const written = withoutPrintedNo(text).replace(/[\s.:：-]/g, '')
  if (!/^[A-Z0-9]{6,14}$/.test(written)) return 0
  if (isTelephone(text)) return 1
  return digits(written) >= 5 ? 2 : digits(written) >= 2 ? 1 : 0
}
