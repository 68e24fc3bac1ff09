import {
  DOCUMENT_TYPES,
  genderOfIdNumber,
  type IdentityField,
  type IdentityReason,
  validateIdNumber,
} from '@gamehall/contract/identity'
import { foldForm } from '../../../platform/text/simplified-forms.ts'
import type { DocumentCheck, DocumentKind, FieldReading } from './document-reading.ts'
import { MIN_SURE_CONFIDENCE } from './min-sure-confidence.ts'
import type { Mrz } from './mrz/parse-mrz.ts'
import { isStateOf } from './mrz/state-codes.ts'

type Fields = Partial<Record<IdentityField, FieldReading>>

export interface ReadingEvidence {
  readonly fields: Fields
  /** Fields printed outside the machine-readable zone. */
  readonly printed: Fields
  readonly mrz: Mrz | null
  readonly kind: DocumentKind
  /** Personal numbers printed on the reverse, beside its own serial number. */
  readonly reverseNumbers?: readonly string[]
  /** Whether the front says which document it is; null where its machine-readable lines do. */
  readonly hasTitle: boolean | null
  /** `yyyy-MM-dd`. */
  readonly today: string
}

/** Cross-checks the fields of a document, and reports an expired one when the expiry date was read with confidence. */
export function checkReading(facts: ReadingEvidence): {
  readonly checks: readonly DocumentCheck[]
  readonly reasons: readonly IdentityReason[]
} {
  const expires = facts.fields.expiry_date
  const isExpired =
    expires !== undefined && expires.confidence >= MIN_SURE_CONFIDENCE && expires.value < facts.today
  return {
    checks: [
      ...checkNumber(facts),
      ...checkDates(facts),
      ...checkTitle(facts),
      ...checkSides(facts),
      ...checkMrz(facts),
    ],
    reasons: isExpired ? ['document_expired'] : [],
  }
}

const check = (name: DocumentCheck['name'], isOk: boolean): DocumentCheck => ({ name, isOk })

function checkNumber({ fields, printed, kind: { documentType } }: ReadingEvidence): DocumentCheck[] {
  const number = fields.id_number?.value
  if (documentType === DOCUMENT_TYPES.passport || number === undefined) return []
  const isRight = validateIdNumber(documentType, number) === null
  const gender = printed.gender?.value
  const carried = genderOfIdNumber(documentType, number)
  return [
    check('id_checksum', isRight),
    ...(gender === undefined || carried === null ? [] : [check('sex_digit', String(carried) === gender)]),
  ]
}

function checkDates({ fields, today }: ReadingEvidence): DocumentCheck[] {
  const dates = [fields.birth_date?.value, fields.issue_date?.value, today].filter((day) => day !== undefined)
  if (dates.length < 2) return []
  const expires = fields.expiry_date?.value
  const isOrdered = dates.every((day, at) => at === 0 || (dates[at - 1] ?? '') <= day)
  const issued = fields.issue_date?.value
  return [check('dates', isOrdered && (expires === undefined || issued === undefined || issued < expires))]
}

/** A front that was read and does not say which document it is may be another one: a person looks at it. */
const checkTitle = ({ hasTitle, printed }: ReadingEvidence): DocumentCheck[] =>
  hasTitle === null || Object.keys(printed).length === 0 ? [] : [check('title', hasTitle)]

/**
 * Whether the reverse can be the same person’s: a surname from a parent, before or after a husband’s; no relative of the person’s
 * own name; no military service of a woman; no other personal number. A document whose reverse has nothing to compare, such as
 * one with covered parents, or a resident certificate without the personal number, fails `sides_unknown`: a person looks at it.
 */
function checkSides({ fields, kind, reverseNumbers = [] }: ReadingEvidence): DocumentCheck[] {
  const number = fields.id_number?.value
  const hasOtherNumber = number !== undefined && reverseNumbers.some((other) => other !== number)
  const isCard = kind.documentType === DOCUMENT_TYPES.idCard
  const isKin = isCard ? compareSurnames(fields) : null
  const isServing = isCard && fields.gender?.value === '2' && fields.military_status !== undefined
  const isOwnRelative = isCard && hasOwnNameAsRelative(fields)
  if (reverseNumbers.length === 0 && isKin === null && !isServing && !isOwnRelative)
    return kind.documentType !== DOCUMENT_TYPES.passport && fields.name !== undefined
      ? [check('sides_unknown', false)]
      : []
  return [check('sides_match', !hasOtherNumber && isKin !== false && !isServing && !isOwnRelative)]
}

/** Two readings that are this sure, and agree, say as much as a sure one. */
const FAIR = 0.5
/** A husband’s surname and one’s own. */
const LONGEST_SURNAMES = 2
/** Han letters of a name that begins with a surname; longer ones, and those with a dot, may have none. */
const PLAIN_NAME = /^\p{Script=Han}{2,4}$/u

/**
 * Whether the name has a parent’s surname. Null where that is not known: no parent was read for certain, nor both fairly; the
 * names of one of them have no surname; or nothing was read to compare.
 */
function compareSurnames({ name, father, mother }: Fields): boolean | null {
  const parents = [father, mother].filter((parent) => parent !== undefined)
  const isComparable = [name, ...parents].every((one) => one !== undefined && PLAIN_NAME.test(one.value))
  if (name === undefined || !isComparable) return null
  const isCertain =
    parents.some(({ confidence }) => confidence >= MIN_SURE_CONFIDENCE) ||
    (parents.length > 1 && parents.every(({ confidence }) => confidence >= FAIR))
  if (!isCertain) return null
  const surnames = [...name.value].slice(0, LONGEST_SURNAMES).map(foldForm)
  return parents.some(({ value }) => surnames.includes(foldForm([...value][0] ?? '')))
}

/** The reverse is a relative’s: that of a spouse or a child names the person of the front. */
const hasOwnNameAsRelative = ({ name, father, mother, spouse }: Fields): boolean =>
  name !== undefined &&
  [...name.value].length > 1 &&
  [father, mother, spouse].some(
    (relative) => relative !== undefined && relative.confidence >= FAIR && relative.value === name.value,
  )

function checkMrz({ mrz, printed, kind }: ReadingEvidence): DocumentCheck[] {
  if (kind.documentType !== DOCUMENT_TYPES.passport || mrz === null) return []
  const pairs = [
    [printed.id_number?.value, mrz.number],
    [printed.birth_date?.value, mrz.birthDate],
    [printed.expiry_date?.value, mrz.expiryDate],
  ].filter(([print]) => print !== undefined)
  return [
    check('mrz_number', mrz.isNumberProven),
    check('mrz_birth_date', mrz.isBirthProven),
    check('mrz_expiry_date', mrz.isExpiryProven),
    check('mrz_composite', mrz.isWholeProven),
    check('mrz_country', isStateOf(mrz.state, kind.issueCountry)),
    ...(pairs.length === 0
      ? []
      : [
          check(
            'mrz_print',
            pairs.every(([print, line]) => print === line),
          ),
        ]),
  ]
}
