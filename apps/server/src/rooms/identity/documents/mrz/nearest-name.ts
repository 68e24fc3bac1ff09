/** A name as it is printed: `givenNames` is empty where there is only one. */
export interface PrintedName {
  readonly surname: string
  readonly givenNames: string
}

/** Characters for the name in the first machine-readable line: 44 without the type and state. */
const ROOM = 39
const FILLER = '<'
/** What OCR makes of a filler, and of a stroke. */
const LIKE_FILLER = 'KCLESX'
const LIKE = ['I1LTJ', 'O0QDCG', 'B8', 'S5', 'Z2', 'MNHW', 'UV', 'EF', 'PR']
/** What it costs to read one character for another, to lose one or to add one. */
const [OTHER, SIMILAR, AS_FILLER] = [1, 0.5, 0.3]
const [STROKE, ANY_FILLER] = [0.5, 0.25]
/** Of these costs, the share that a filler behind the name has: there is a row of them. */
const BEHIND = 0.2
/** From this cost a character on, a name is not what the lines say. */
const ASTRAY = 0.35
/** A name that no print shows, for each of its characters that differs from the nearest print. */
const [NOT_PRINTED, MOST_NOT_PRINTED] = [0.6, 3]
/** Rows of print between a surname and the given names. */
const FARTHEST_APART = 8

/**
 * Of all names that the readings of a passport’s first line and the lines of print may mean, the one from which they differ
 * least; null when all differ much. `rows` are the first line’s names part, as read; `prints` the lines of print in reading
 * order (ICAO 9303-4: the surname stands above the given names, or before them with a comma).
 */
export function nearestName(
  rows: readonly string[],
  prints: readonly string[],
  read: readonly PrintedName[],
): PrintedName | null {
  const printed = printedNames(prints)
  const names = [...printed, ...read.filter(({ surname }) => surname !== '')]
  const priced = names.map((name) => {
    const wanted = machineForm(name)
    const apart = rows.reduce((sum, row) => sum + differences(row, wanted), 0) / rows.length
    return { name, cost: apart + unprinted(name, printed) }
  })
  const best = priced.toSorted((one, other) => one.cost - other.cost)[0]
  if (best === undefined || rows.length === 0) return null
  const length = lengthOf(machineForm(best.name))
  // All fillers behind a name may have been read as letters: behind a short one they cost more than its letters may.
  const most = ASTRAY * length + AS_FILLER * BEHIND * (ROOM - length)
  return best.cost < most ? best.name : null
}

/** A name as the machine-readable line has it (ICAO 9303-3): without marks, its parts parted by fillers. */
function machineForm({ surname, givenNames }: PrintedName): string {
  const part = (text: string) =>
    text
      .toUpperCase()
      .replace(/['’.]/g, '')
      .replace(/[^A-Z]+/g, FILLER)
      .replace(/^<|<$/g, '')
  const name = givenNames === '' ? part(surname) : `${part(surname)}<<${part(givenNames)}`
  return name.slice(0, ROOM).padEnd(ROOM, FILLER)
}

/** Without the fillers behind it. */
const lengthOf = (form: string): number => form.replace(/<+$/, '').length

const LATIN_NAME = /^[A-Z][A-Z' .,-]*$/

function printedNames(prints: readonly string[]): PrintedName[] {
  const texts = prints.map((print) => print.trim()).filter((print) => LATIN_NAME.test(print))
  const parted = texts.flatMap((text) => {
    const [surname = '', givenNames = ''] = text.split(/\s*,\s*/)
    return givenNames === '' ? [] : [{ surname, givenNames }]
  })
  const whole = texts.filter((text) => !text.includes(',') && text.length > 1)
  const stacked = whole.flatMap((surname, at) =>
    whole.slice(at + 1, at + 1 + FARTHEST_APART).map((givenNames) => ({ surname, givenNames })),
  )
  return [...parted, ...stacked]
}

function unprinted(name: PrintedName, printed: readonly PrintedName[]): number {
  const wanted = machineForm(name)
  const nearest = printed.reduce(
    (least, one) => Math.min(least, differences(machineForm(one), wanted)),
    Number.POSITIVE_INFINITY,
  )
  return Math.min(MOST_NOT_PRINTED, NOT_PRINTED * nearest)
}

/** Edit distance of a line as read from one as meant: fillers and strokes count less. */
function differences(read: string, meant: string): number {
  const end = lengthOf(meant)
  const share = (at: number) => (at < end ? 1 : BEHIND)
  let row = [0]
  for (let at = 0; at < meant.length; at += 1) row.push((row[at] ?? 0) + share(at) * lost(meant.charAt(at)))
  for (const letter of read) {
    const next = [(row[0] ?? 0) + lost(letter)]
    for (let at = 0; at < meant.length; at += 1)
      next.push(
        Math.min(
          (row[at] ?? 0) + share(at) * exchanged(letter, meant.charAt(at)),
          (row[at + 1] ?? 0) + lost(letter),
          (next[at] ?? 0) + share(at) * lost(meant.charAt(at)),
        ),
      )
    row = next
  }
  return row[meant.length] ?? 0
}

const lost = (letter: string): number =>
  letter === FILLER ? ANY_FILLER : letter === 'I' || LIKE_FILLER.includes(letter) ? STROKE : OTHER

function exchanged(read: string, meant: string): number {
  if (read === meant) return 0
  if (meant === FILLER) return LIKE_FILLER.includes(read) ? AS_FILLER : OTHER
  if (read === FILLER) return OTHER
  return LIKE.some((alike) => alike.includes(read) && alike.includes(meant)) ? SIMILAR : OTHER
}
