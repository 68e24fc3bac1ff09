import type { AccentedLetter } from './read-accented.ts'

/**
 * How machine-readable lines write letters that are more than a base letter with a mark (ICAO 9303-3, 6), and what a reader that
 * does not know them makes of them.
 */
const TRANSLITERATIONS: Readonly<Record<string, readonly string[]>> = {
  Ä: ['A', 'AE'],
  Ö: ['O', 'OE'],
  Ü: ['U', 'UE'],
  Å: ['A', 'AA'],
  Ø: ['O', 'OE'],
  Æ: ['AE', 'E', 'A'],
  Œ: ['OE'],
  ß: ['SS'],
  ẞ: ['SS'],
  Đ: ['D'],
  Ð: ['D'],
  Þ: ['TH', 'P', 'B'],
  Ł: ['L'],
  ı: ['I'],
}
/** A reading that differs from the value in more than this share of letters is of something else. */
const ASTRAY = 0.34
/** An accent counts where more than this share of the readings, by their confidence, has it. */
const MOST = 0.5

/** The letters of a value from one place on, and what stands there in print. */
interface Token {
  readonly at: number
  readonly length: number
  readonly letter: AccentedLetter
}

/**
 * The value, whose letters are known, with the accents that most readings have on them: `GROEBER` and `GROBER` become `GRÖBER`
 * where the print is read so. Capitals stay, unless most readings have small letters.
 */
export function restoreAccents(value: string, readings: readonly (readonly AccentedLetter[])[]): string {
  const places = [...value].flatMap((letter, at) => (/[A-Z]/.test(letter) ? [at] : []))
  const letters = places.map((at) => value.charAt(at))
  const aligned = readings
    .map((reading) => alignAccented(letters, reading))
    .filter((tokens) => tokens !== null)
  if (aligned.length === 0) return value
  const isSmall = isMostlySmall(aligned)
  const written = [...value]
  for (let at = 0; at < letters.length; ) {
    const best = likeliestAt(aligned, at, isSmall)
    const place = places[at] ?? 0
    if (best !== null) {
      written[place] = best.text
      for (let more = 1; more < best.length; more += 1) written[places[at + more] ?? 0] = ''
    }
    at += best?.length ?? 1
  }
  return written.join('')
}

/** What most readings have at a place; null where they have no more than the letter itself. */
function likeliestAt(aligned: readonly (readonly Token[])[], at: number, isSmall: boolean) {
  const weights = new Map<string, { text: string; length: number; weight: number }>()
  let total = 0
  for (const token of aligned.flatMap((tokens) => tokens.find((one) => one.at === at) ?? [])) {
    const text = isSmall ? token.letter.text : capitalOf(token.letter.text)
    const one = weights.get(text) ?? { text, length: token.length, weight: 0 }
    weights.set(text, { ...one, weight: one.weight + token.letter.confidence })
    total += token.letter.confidence
  }
  const [best] = [...weights.values()].toSorted((one, other) => other.weight - one.weight)
  return best !== undefined && best.weight > MOST * total ? best : null
}

const capitalOf = (letter: string): string => (letter === 'ß' ? letter : letter.toUpperCase())

/** Letters whose small form has another shape. */
const TELLING = /^[A-Z]$/i
const SMALL = /^\p{Ll}$/u
const ALIKE_IN_BOTH = /^[cijopsuvwxz]$/i

function isMostlySmall(aligned: readonly (readonly Token[])[]): boolean {
  const told = aligned
    .flat()
    .filter(({ letter: { text } }) => TELLING.test(text) && !ALIKE_IN_BOTH.test(text))
  return told.filter(({ letter: { text } }) => SMALL.test(text)).length > MOST * told.length
}

const formsOf = (letter: string): readonly string[] => {
  const capital = capitalOf(letter)
  return TRANSLITERATIONS[capital] ?? [capital.normalize('NFD').replace(/\p{M}/gu, '')]
}

interface Step {
  readonly cost: number
  readonly tokens: readonly Token[]
}

/** Which letters of the value those of a reading stand for; null where it reads something else. */
function alignAccented(
  letters: readonly string[],
  reading: readonly AccentedLetter[],
): readonly Token[] | null {
  const read = reading.filter(({ text }) => /^\p{L}$/u.test(text))
  const best: Step[][] = []
  for (let at = 0; at <= letters.length; at += 1) {
    const row: Step[] = []
    best.push(row)
    for (let from = 0; from <= read.length; from += 1) row.push(stepAt(best, letters, read, at, from))
  }
  const found = best[letters.length]?.[read.length]
  return found === undefined || found.cost > ASTRAY * letters.length ? null : found.tokens
}

function stepAt(
  best: readonly (readonly Step[])[],
  letters: readonly string[],
  read: readonly AccentedLetter[],
  at: number,
  from: number,
): Step {
  if (at === 0 && from === 0) return { cost: 0, tokens: [] }
  const ways: Step[] = []
  const skip = (before: Step | undefined) => before && ways.push({ ...before, cost: before.cost + 1 })
  skip(best[at - 1]?.[from])
  skip(best[at]?.[from - 1])
  const letter = read[from - 1]
  if (letter !== undefined && at > 0) {
    skip(best[at - 1]?.[from - 1])
    for (const form of formsOf(letter.text)) {
      const start = at - form.length
      const before = best[start]?.[from - 1]
      if (before !== undefined && letters.slice(start, at).join('') === form)
        ways.push({
          cost: before.cost,
          tokens: [...before.tokens, { at: start, length: form.length, letter }],
        })
    }
  }
  return ways.reduce((least, one) => (one.cost < least.cost ? one : least))
}
