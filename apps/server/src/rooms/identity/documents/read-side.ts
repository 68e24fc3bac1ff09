import { hasValidIdCheckDigit, type IdentityField, type IdentityReason } from '@gamehall/contract/identity'
import type { AccentedLanguage, TextReader, TextScanner } from '../../../providers/ocr/index.ts'
import type { FieldReading, PhotoRotation } from './document-reading.ts'
import { BLURRED_BELOW, evaluateSide } from './evaluate-side.ts'
import { accentedLanguageOf } from './fields/accented-language.ts'
import type { AssignedField } from './fields/assigned-field.ts'
import { completeByMrz } from './fields/complete-by-mrz.ts'
import { keepLatinParts } from './fields/latin-part.ts'
import { parseRegisteredNumber } from './fields/parse-id-number.ts'
import { printedNationality } from './fields/printed-nationality.ts'
import { type AccentedLetter, areMarked, marksIn, readAccented } from './fields/read-accented.ts'
import { readField } from './fields/read-field.ts'
import { readLineAgain } from './fields/read-line-again.ts'
import { recoverTruncatedNumber } from './fields/recover-truncated-number.ts'
import { cutStrip, type ValueStrip } from './fields/value-strip.ts'
import { hasUnreadRest } from './lines/has-unread-rest.ts'
import { isCutOff, isZoneCut } from './lines/is-cut-off.ts'
import { locatePrint } from './lines/locate-print.ts'
import type { PrintedPage } from './lines/understand-lines.ts'
import type { Mrz, MrzReading } from './mrz/parse-mrz.ts'
import { countProven, readMrz } from './mrz/read-mrz.ts'
import type { Corners } from './picture/find-corners.ts'
import { decodeGrey } from './picture/grey-picture.ts'
import type { RegionReader } from './regions/read-region.ts'
import { LOST_SHARE, type ScannedSide, scanSide } from './scan-side.ts'
import { detectScreen, looksLikeScreen, type ScreenTrace } from './screen/detect-screen.ts'
import { recognizeSide } from './sides/recognize-side.ts'
import { aspectOf, type Side } from './sides/side.ts'
import { SIDES } from './sides/sides.ts'
import { isOtherDocument, isTitled } from './sides/titles.ts'

/** The two text readers: one finds and reads all print, the other reads what was found again, in other ways. */
export interface DocumentReaders {
  readonly ocr: TextReader
  readonly scanner: TextScanner
}

export interface SideReading {
  readonly fields: Partial<Record<IdentityField, FieldReading>>
  readonly mrz: MrzReading | null
  readonly reasons: readonly IdentityReason[]
  readonly turn: PhotoRotation
  /** Null when not checked. */
  readonly screen: ScreenTrace | null
  /** Personal numbers with a valid check digit, beside the document’s own serial number. */
  readonly numbers: readonly string[]
  /** All lines of print, as scanned. */
  readonly prints: readonly string[]
  /** Whether the side says which document it is. */
  readonly hasTitle: boolean
  /** The state whose language names may be printed in: a passport’s own, or a resident’s printed nationality. */
  readonly state?: string
  /** Readings of values in that state’s language, where it has accents. */
  readonly accented?: AccentedReadings
  /** Fields some of whose capitals are seen to have marks above them. */
  readonly marked?: readonly IdentityField[]
  /** Around its print; null where too little was read. */
  readonly print: Corners | null
}

/** Readings of values, letter by letter, with their accents. */
export type AccentedReadings = Partial<Record<IdentityField, readonly (readonly AccentedLetter[])[]>>

const nothing = (reason: IdentityReason): SideReading => ({
  fields: {},
  mrz: null,
  reasons: [reason],
  turn: 0,
  screen: null,
  numbers: [],
  prints: [],
  hasTitle: false,
  print: null,
})

/** Reads one side of a document from its photo. Null when an OCR engine is busy or too slow. `today` is `yyyy-MM-dd`. */
export async function readSide(
  { ocr, scanner }: DocumentReaders,
  photo: Uint8Array,
  side: Side,
  today: string,
  before: AbortSignal,
  photoMs = PHOTO_MS,
): Promise<SideReading | null> {
  const started = performance.now()
  const isLate = () => performance.now() > started + photoMs
  const grey = await decodeGrey(photo)
  if (grey === null || Math.min(grey.width, grey.height) < SMALLEST_PX) return nothing('document_unreadable')
  // The scan runs in another process: meanwhile this one looks for a screen.
  const [scanned, screen] = await Promise.all([
    scanSide(scanner, grey, side, before, photoMs, started),
    detectScreen(photo, aspectOf(side.format)),
  ])
  if (scanned === null) return null
  const { page, found, measures, turn, assigned: values } = scanned
  const { name: recognized } = recognizeSide(page, side.name)
  const pages = [page, ...(scanned.whole === undefined ? [] : [scanned.whole.page])]
  if (pages.some((one) => isOtherDocument(one, side.name))) return nothing('document_other_type')
  if (recognized !== null && recognized !== side.name)
    return nothing(
      SIDES[recognized].document === side.document ? 'document_other_side' : 'document_other_type',
    )
  const isKnown = recognized !== null
  const at = { reader: ocr, before, isLate }
  const lostMs = LOST_SHARE * photoMs - (performance.now() - started)
  const mrz =
    side.format === 'passport'
      ? await readBestMrz(isKnown ? at : withinTime(at, lostMs), scanner, scanned, today)
      : null
  const assigned = !isKnown ? [] : mrz === null ? values : assignByMrz(page, side, values, mrz.mrz)
  const fields = await readFields(at, scanner, scanned, assigned)
  const state = mrz?.mrz.state ?? nationalityOn(page, side) ?? ''
  const accented = await readAccents(at, scanned, assigned, state, mrz === null)
  if (before.aborted) return null
  const unread = evaluateSide({ side, fields, mrz, measures, visibleEdges: found.visibleEdges, isKnown })
  const reasons = looksLikeScreen(screen) ? [...unread, 'document_screen' as const] : unread
  const prints = page.lines.map(({ text }) => text)
  const hasTitle = pages.some((one) => isTitled(one, side.name))
  return {
    fields,
    mrz,
    reasons,
    turn,
    screen,
    numbers: numbersOn(page, assigned),
    prints,
    hasTitle,
    state,
    accented,
    marked: markedIn(scanned, assigned),
    print: isKnown ? locatePrint({ ...scanned, assigned }) : null,
  }
}

/** A passport’s values by what its machine-readable lines say: where its Latin words stand, and which values are missing. */
function assignByMrz(
  page: PrintedPage,
  side: Side,
  values: readonly AssignedField[],
  mrz: Mrz,
): readonly AssignedField[] {
  const latin = keepLatinParts(page, side, mrz) ?? { page, assigned: values }
  return completeByMrz(latin.page, side, latin.assigned, mrz)
}

/** Readings that end after this time, at once if it is over. */
function withinTime({ before, isLate, ...at }: RegionReader, ms: number): RegionReader {
  const until = AbortSignal.any([before, AbortSignal.timeout(Math.max(0, Math.round(ms)))])
  return { ...at, before: until, isLate: () => until.aborted || isLate?.() === true }
}

/** The state that a resident’s certificate names as the nationality; null where it names none. */
const nationalityOn = ({ values }: PrintedPage, { name }: Side): string | null =>
  name === 'resident_front' ? printedNationality(values.map(({ text }) => text)) : null

/**
 * Reads what is printed in a state’s language, where that has accents; `isByShape`: only where letters are seen to have marks above
 * them, as residents’ names are printed with and without them.
 */
async function readAccents(
  at: RegionReader,
  { photo }: ScannedSide,
  assigned: readonly AssignedField[],
  state: string,
  isByShape: boolean,
): Promise<AccentedReadings> {
  const language = accentedLanguageOf(state)
  if (language === null) return {}
  const accented: AccentedReadings = {}
  for (const { spec, rows } of assigned)
    if (
      (spec.as === 'latin_name' || spec.as === 'latin') &&
      !(isByShape && marksIn(photo, rows) < fewestMarks(language))
    )
      accented[spec.field] = await readAccented(at, photo, rows, language)
  return accented
}

/** What is printed in capitals with marks above them, by their shapes alone: no reader of another language’s letters has them. */
const markedIn = ({ photo }: ScannedSide, assigned: readonly AssignedField[]): IdentityField[] =>
  assigned.flatMap(({ spec, rows }) =>
    (spec.as === 'latin_name' || spec.as === 'latin') && areMarked(photo, rows) ? [spec.field] : [],
  )

/**
 * Of a Vietnamese name nearly every word has a mark where it is printed with any; a speck may look like one. Ø, Æ and Þ have none
 * above them.
 */
const fewestMarks = (language: AccentedLanguage): number => FEWEST_MARKS[language] ?? 1
const FEWEST_MARKS: Readonly<Partial<Record<AccentedLanguage, number>>> = { vie: 2, isl: 0, nor: 0 }

/** The scan of the document alone may have cut off what the whole photo has. */
async function readBestMrz(
  at: RegionReader,
  scanner: TextScanner,
  scanned: ScannedSide,
  today: string,
): Promise<MrzReading | null> {
  const readIn = async (side: Omit<ScannedSide, 'assigned' | 'turn'>): Promise<MrzReading | null> => {
    const read = await readMrz(at, scanner, side.photo, side.page.lines, today)
    return read && { ...read, isDoubted: isBlurred(side) || isZoneCut(side) }
  }
  const reading = await readIn(scanned)
  const { whole, content, found, measures } = scanned
  if (whole === undefined || reading?.mrz.isWholeProven === true) return reading
  const other = await readIn({ ...whole, content, found, measures })
  if (other === null || reading === null) return other ?? reading
  return countProven(other.mrz) > countProven(reading.mrz) ? other : reading
}

const isBlurred = ({ measures }: Pick<ScannedSide, 'measures'>): boolean => measures.sharpness < BLURRED_BELOW

/** Below this size nothing on a document is legible. */
const SMALLEST_PX = 240
const DOUBTED = 0.8
/** After this time what was scanned is not read again: a slow machine answers with doubtful values. */
const PHOTO_MS = 40_000

function numbersOn({ values }: PrintedPage, assigned: readonly AssignedField[]): string[] {
  const serials = assigned
    .filter(({ spec }) => spec.field === 'card_number')
    .flatMap(({ rows }) => rows.map(({ text }) => text))
  return values
    .filter(({ text }) => !serials.includes(text))
    .flatMap(({ text }) => parseRegisteredNumber(text, true) ?? [])
    .filter(hasValidIdCheckDigit)
}

async function readFields(
  at: RegionReader,
  scanner: TextScanner,
  scanned: ScannedSide,
  all: readonly AssignedField[],
) {
  const { photo } = scanned
  const fields: Partial<Record<IdentityField, FieldReading>> = {}
  const readAll = async (some: readonly AssignedField[]) => {
    for (const assigned of some) {
      const { spec, rows } = assigned
      const strips: ValueStrip[] = []
      const cut =
        at.isLate?.() === true ? null : await recoverTruncatedNumber(scanner, photo, assigned, at.before)
      for (const row of cut === null ? rows : [cut]) {
        const strip = cutStrip(photo, row)
        strips.push(
          at.isLate?.() === true || row.isComposed ? strip : await readLineAgain(scanner, strip, at.before),
        )
      }
      const read = await readField(at, strips, assigned)
      if (read === null) continue
      const isDoubted =
        isBlurred(scanned) ||
        assigned.isContested === true ||
        cut !== null ||
        rows.some(({ parts }) => parts !== undefined) ||
        isCutOff(assigned, scanned) ||
        hasUnreadRest(assigned, scanned, all)
      fields[spec.field] = isDoubted ? { ...read, confidence: Math.min(read.confidence, DOUBTED) } : read
    }
  }
  // Each language has a reader of its own.
  const chinese = all.filter(({ rows }) => rows.some(({ text }) => /\p{Script=Han}/u.test(text)))
  await Promise.all([readAll(chinese), readAll(all.filter((one) => !chinese.includes(one)))])
  return fields
}
