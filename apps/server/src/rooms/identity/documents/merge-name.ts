import type { FieldReading } from './document-reading.ts'
import { accentedLanguageOf } from './fields/accented-language.ts'
import { isPartOf } from './fields/lost-digits.ts'
import { voteLetters } from './fields/vote.ts'
import { nearestName } from './mrz/nearest-name.ts'
import type { Mrz, MrzReading } from './mrz/parse-mrz.ts'
import { mayHaveDiacritics } from './mrz/states-with-diacritics.ts'

/** Print and machine-readable lines have the same words; or the lines are in doubt; or one of them is missing, or they differ. */
const [PROVEN, UNCONFIRMED, DOUBTED] = [0.95, 0.8, 0.6]

/** So many letters fill the line: its fillers were read as letters. */
const WHOLE_LINE = 33
/** Places of a name in the line, its fillers among them: one that takes them all may be cut there (ICAO 9303-4, 4.2.2). */
const PLACES = 39

type MachineName = Pick<Mrz, 'surname' | 'givenNames'>

/**
 * A passport’s name as printed, `SURNAME, GIVEN NAMES`: the machine-readable lines say where the surname ends and what
 * letters there are, the print has hyphens, apostrophes and dots. Certain only where both have the same words, in lines that are
 * whole and clear: names have no check digit, the composite one shows how the other line was read. `lines`
 * are all lines of the page: one of them is the name, even when its label was not read. Names with accents are never certain:
 * neither reader knows them all, and the lines have none.
 */
export function mergeName(
  { mrz, names, rows = [], isDoubted = false }: MrzReading,
  printed: FieldReading | undefined,
  lines: readonly string[] = [],
): FieldReading | null {
  // The machine-readable lines do not confirm themselves.
  const prints = lines.filter((line) => !line.includes('<'))
  const named = [mrz, ...names].filter((one) => one.surname !== '')
  const seen = named.filter((one) => lettersOf(written(one)).length < WHOLE_LINE)
  const digraphs = digraphsOf(mrz.state)
  if (seen.length === 0) {
    // Lines of print that have both parts say that these letters are no fillers.
    const value = stackedName(named, prints, digraphs)
    if (value !== null) return { value, confidence: DOUBTED }
    return printed === undefined ? null : doubt(printed)
  }
  const sureOf = (read: MachineName) =>
    mrz.isWholeProven && !isDoubted && written(read).length < PLACES ? PROVEN : UNCONFIRMED
  // Readings of the lines may have lost the end of a name, which is a row of print by itself.
  const longer = seen.filter((read) => seen.some((one) => written(read).startsWith(`${written(one)} `)))
  for (const read of [...longer, ...seen.filter((one) => !longer.includes(one))]) {
    for (const print of printed === undefined ? prints : [printed.value, ...prints]) {
      const machine = withoutDigraphs(read, print, digraphs)
      const shown = tailOf(print, lettersOf(written(machine)))
      if (shown === null) continue
      const value = spell(machine, shown)
      const isSame = wordsOf(shown) === wordsOf(written(machine)) && isParted(shown, machine)
      const isProven = isSame && isUsual(read, seen) && !mayHaveDiacritics(mrz.state, value)
      return { value, confidence: isProven ? sureOf(read) : DOUBTED }
    }
    const inRows = longer.includes(read) ? stackedName([read], prints, digraphs) : null
    if (inRows !== null) return { value: inRows, confidence: DOUBTED }
  }
  const whole = wholePrint(seen, printed)
  if (whole !== null) return { value: whole, confidence: DOUBTED }
  const stacked = stackedName(seen, prints, digraphs)
  if (stacked !== null) return { value: stacked, confidence: DOUBTED }
  const nearest = nearestName(rows, printed === undefined ? prints : [printed.value, ...prints], seen)
  if (nearest !== null) return { value: written(nearest), confidence: DOUBTED }
  if (printed === undefined) return { value: written(withLostI(mrz, prints)), confidence: DOUBTED }
  return { value: likelierOf(mrz, seen, printed), confidence: DOUBTED }
}

const doubt = ({ value, confidence }: FieldReading): FieldReading => ({
  value,
  confidence: Math.min(confidence, DOUBTED),
})

const lettersOf = (text: string): string => text.toUpperCase().replace(/[^A-Z]/g, '')
const written = ({ surname, givenNames }: MachineName): string =>
  givenNames === '' ? surname : `${surname}, ${givenNames}`
const wordsOf = (text: string): string =>
  text
    .split(/[^A-Z]+/)
    .filter((word) => word !== '')
    .join(' ')

/** Whether more than half of the readings of the lines have the name: one of many may err as the print’s reading did. */
const isUsual = (machine: MachineName, seen: readonly MachineName[]): boolean =>
  2 * seen.filter((other) => written(other) === written(machine)).length > seen.length

/** The printed name of which all readings of the lines have letters, in their order, and none has a letter more: they lost the others. */
function wholePrint(seen: readonly MachineName[], printed: FieldReading | undefined): string | null {
  const print = NAME.exec(printed?.value ?? '')?.[0]
  if (print === undefined || seen.length < FEW) return null
  const letters = lettersOf(print)
  const isLost = (machine: MachineName) => {
    const read = lettersOf(written(machine))
    return 2 * read.length > letters.length && read !== letters && isPartOf(read, letters)
  }
  return seen.every(isLost) ? print : null
}

/** A name whose surname and given names are lines of print by themselves, or in rows, as the machine-readable lines have them. */
function stackedName(
  seen: readonly MachineName[],
  prints: readonly string[],
  digraphs: Digraphs,
): string | null {
  // An I with marks above it is read as a small one.
  const single = prints
    .map((print) => (SMALL_I.test(print) ? print.toUpperCase() : print))
    .filter((print) => !/[a-z<]/.test(print))
  const capitals = [...single, ...inTwoRows(single)]
  for (const machine of seen) {
    const [surname, givenNames] = [machine.surname, machine.givenNames].map((part) =>
      capitals.find((print) => part !== '' && collapseDigraphs(part, lettersOf(print), digraphs) !== null),
    )
    if (surname === undefined || givenNames === undefined) continue
    const print = `${surname}, ${givenNames}`
    return spell(withoutDigraphs(machine, print, digraphs), print)
  }
  return null
}

const SMALL_I = /^[^a-z]*[A-Z][^a-z]*i[^a-z]*$|^[^a-z]*i[^a-z]*[A-Z][^a-z]*$/

/** Each print with each later one behind it: a part of a name may stand in two rows, broken at a hyphen or between words. */
const inTwoRows = (prints: readonly string[]): string[] =>
  prints.flatMap((print, at) =>
    prints.slice(at + 1).map((other) => (print.endsWith('-') ? print + other : `${print} ${other}`)),
  )

/** The name of the lines with single letters where they transliterate one of the print with a mark: UE for Ü (ICAO 9303-3, 6). */
function withoutDigraphs(machine: MachineName, print: string, digraphs: Digraphs): MachineName {
  const [surname = '', givenNames = ''] = (
    collapseDigraphs(written(machine), lettersOf(print), digraphs) ?? written(machine)
  ).split(', ')
  return { surname, givenNames }
}

/** Two letters by which the lines write one, and what the print’s one is read as by a reader that does not know it. */
type Digraphs = Readonly<Record<string, string>>

/** ICAO 9303-3, 6: Ä Ö Ü anywhere; Å and Æ in the Nordic countries; Þ in Iceland. */
const [USUAL_DIGRAPHS, OF_LANGUAGE] = [
  { AE: 'A', OE: 'O', UE: 'U' },
  { nor: { AA: 'A', AE: 'AE' }, isl: { AE: 'AE', TH: 'PB' } } as Readonly<Record<string, Digraphs>>,
]

const digraphsOf = (state: string): Digraphs => ({
  ...USUAL_DIGRAPHS,
  ...OF_LANGUAGE[accentedLanguageOf(state) ?? ''],
})

/** A text whose letters are the wanted ones once its digraphs are single letters where those are; null where they are not. */
function collapseDigraphs(text: string, wanted: string, digraphs: Digraphs): string | null {
  let at = 0
  let collapsed = ''
  for (let from = 0; from < text.length; from += 1) {
    const [letter, pair] = [text.charAt(from), text.slice(from, from + 2)]
    if (!/[A-Z]/.test(letter)) {
      collapsed += letter
      continue
    }
    const [single, next] = [wanted.charAt(at), wanted.charAt(at + 1)]
    const isPair = single !== '' && digraphs[pair]?.includes(single) === true
    const isOne = isPair && !(single === letter && next === pair.charAt(1))
    if (!isOne && letter !== single) return null
    if (isOne) from += 1
    collapsed += single
    at += 1
  }
  return at === wanted.length ? collapsed : null
}

/** Whether the print has its comma where the surname ends. */
const isParted = (shown: string, { surname, givenNames }: MachineName): boolean =>
  givenNames === '' || lettersOf(shown.split(',')[0] ?? '') === lettersOf(surname)

/** The end of a text, from a word’s start, whose letters are the wanted ones: other scripts may precede it. */
function tailOf(text: string, wanted: string): string | null {
  for (let from = text.length - 1; from >= 0; from -= 1) {
    const tail = text.slice(from)
    if (lettersOf(tail) === wanted && /^[A-Z]/.test(tail) && !/[A-Z'-]$/.test(text.slice(0, from)))
      return tail
  }
  return null
}

/** The letters and parts of the machine-readable name, with the separators that the print has between them. */
function spell(machine: MachineName, shown: string): string {
  const [own, print] = [gapsOf(written(machine)), gapsOf(shown)]
  const end = lettersOf(machine.surname).length
  return [...lettersOf(shown)]
    .map((letter, at) => {
      const shownGap = (print[at] ?? '').replace(/[^-'’. ]/g, '')
      // The lines have nothing for an apostrophe: where they part two words, a space stands before it.
      const gap = own[at] === ' ' && shownGap === "'" ? " '" : own[at] === '' ? unspaced(shownGap) : shownGap
      if (at === end - 1 && machine.givenNames !== '') return `${letter}${gap.trim()}, `
      const isLast = at === own.length - 1
      return letter + (isLast ? gap.trim() : gap === '' ? (own[at] ?? '') : gap)
    })
    .join('')
    .trim()
}

/** Readers see a space behind an apostrophe where the lines part no words. */
const unspaced = (gap: string): string => gap.replace(/(?<=['’])\s+/u, '')

/** What stands after each letter. */
const gapsOf = (text: string): string[] => text.match(/[A-Z][^A-Z]*/g)?.map((part) => part.slice(1)) ?? []

const NAME = /[A-Z][A-Z'-]*, [A-Z][A-Z'. -]*$/
const FEW = 2

/** Of two names with different letters: the print where it looks whole, else the machine-readable one. */
function likelierOf(mrz: Mrz, seen: readonly MachineName[], printed: FieldReading): string {
  const lines = written(mrz)
  const print = NAME.exec(printed.value)?.[0]
  if (print === undefined || lettersOf(lines).endsWith(lettersOf(print))) return lines
  if (seen.some((machine) => hasLostI(written(machine), print))) return print
  const isAlike = Math.abs(lettersOf(print).length - lettersOf(lines).length) <= FEW
  if (isAlike && printed.confidence > DOUBTED) return print
  return (isAlike && seen.length >= ENOUGH ? voteName(print, seen) : null) ?? lines
}

/** So many readings of the lines outvote the print, which counts a half more than one of them. */
const [ENOUGH, PRINT_WEIGHT] = [3, 1.5]

/** Letter by letter what most readings of the lines and the print have; null where that is no name. */
function voteName(print: string, seen: readonly MachineName[]): string | null {
  const voiceOf = (name: string, weight: number) => ({ letters: [...name], confidence: 0.5, weight })
  const voices = seen.map((machine) => voiceOf(written(machine), 1))
  const voted = voteLetters([voiceOf(print, PRINT_WEIGHT), ...voices])
  return voted !== null && NAME.test(voted.value) ? voted.value : null
}

/** The name of the lines with the I that only a line of print has, by which a part of it stands alone. */
function withLostI(machine: MachineName, prints: readonly string[]): MachineName {
  const mend = (part: string) =>
    prints.find((print) => /^[A-Z' -]+$/.test(print) && hasLostI(part, print)) ?? part
  return { surname: mend(machine.surname), givenNames: mend(machine.givenNames) }
}

/** OCR of the machine-readable lines drops an I that stands alone or between fillers. */
const hasLostI = (lines: string, print: string): boolean =>
  lettersOf(lines).length < lettersOf(print).length &&
  lettersOf(lines).replaceAll('I', '') === lettersOf(print).replaceAll('I', '')
