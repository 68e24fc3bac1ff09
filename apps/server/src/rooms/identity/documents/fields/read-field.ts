import type { FieldReading } from '../document-reading.ts'
import { MILITARY_STATUSES } from '../lexicons/military-statuses.ts'
import type { RegionReader } from '../regions/read-region.ts'
import type { AssignedField } from './assigned-field.ts'
import { parseGender } from './parse-gender.ts'
import { readAddress, readBirthplace, readListedText } from './read-chinese.ts'
import { readChineseName, readNameInRows } from './read-chinese-name.ts'
import { readDate, readDateInRows } from './read-date.ts'
import { readLatinName, readLatinPlace } from './read-latin.ts'
import { readLetteredSerial, readRegisteredNumber, readSerial } from './read-number.ts'
import { confirmByScan, parseTexts, readTexts } from './read-texts.ts'
import { stripLabels } from './strip-labels.ts'
import type { ValueStrip } from './value-strip.ts'
import { voteValues } from './vote.ts'

/** Reads the value in `rows` by the field’s format, without another label’s words. Null when nothing fitting is there. */
export async function readField(
  at: RegionReader,
  rows: readonly ValueStrip[],
  assigned: ReadAs,
): Promise<FieldReading | null> {
  const read = await readAs(at, rows, assigned)
  const value = read && stripLabels(read, assigned.spec.as)
  return value?.value === '' ? null : value
}

type ReadAs = Pick<AssignedField, 'spec' | 'isParted' | 'direction'>

/** Whether the label is known to stand over or under the value: the value’s first letter is none. */
const isApart = (direction: AssignedField['direction']): boolean =>
  direction === 'below' || direction === 'above'

async function readAs(
  at: RegionReader,
  rows: readonly ValueStrip[],
  { spec: { as }, isParted, direction }: ReadAs,
): Promise<FieldReading | null> {
  const [strip, next] = rows
  if (strip === undefined) return null
  switch (as) {
    case 'chinese_name':
      return next === undefined
        ? readChineseName(at, strip, isApart(direction))
        : readNameInRows(at, strip, next)
    case 'chinese':
      return readListedText(at, rows, MILITARY_STATUSES)
    case 'place':
      return readBirthplace(at, rows)
    case 'address':
      return readAddress(at, rows)
    case 'date':
      return next === undefined ? readDate(at, strip) : readDateInRows(strip, next)
    case 'citizen_number':
      return readRegisteredNumber(at, strip, false)
    case 'resident_number':
      return readRegisteredNumber(at, strip, true)
    case 'gender':
      return readGender(at, strip)
    case 'latin_name':
      return readLatinName(at, rows, isParted === true)
    case 'latin':
      return readLatinPlace(at, rows)
    case 'serial':
      return readSerial(at, strip)
    case 'lettered_serial':
      return readLetteredSerial(at, strip)
  }
}

const GENDER_LOOKS = 3

async function readGender(at: RegionReader, strip: ValueStrip): Promise<FieldReading | null> {
  const isChinese = /\p{Script=Han}/u.test(strip.scanned.text)
  const how = isChinese
    ? ({ language: 'chi_tra', characters: '男女' } as const)
    : ({ language: 'eng', characters: 'MF' } as const)
  const texts = await readTexts(at, strip, { ...how, looks: GENDER_LOOKS, parse: parseGender })
  return confirmByScan(voteValues(parseTexts(texts, parseGender)), strip, parseGender)
}
