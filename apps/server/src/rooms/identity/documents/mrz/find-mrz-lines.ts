import { isStateCode } from './state-codes.ts'

const LENGTH = 44
/** How OCR reads the filler `<`. */
const FILLER_LIKE = /[<«‹＜]/g
/** How it reads an X. */
const X_LIKE = /[×✕]/g

/** Finds the two MRZ lines of a passport (TD3), fitted to 44 characters; null when absent. */
export function findMrzLines(lines: readonly string[]): readonly [string, string] | null {
  const written = lines.map((line) =>
    withoutStray(
      line
        .toUpperCase()
        .replace(FILLER_LIKE, '<')
        .replace(X_LIKE, 'X')
        .replace(/[^A-Z0-9<]/g, ''),
    ),
  )
  const second = written.findLastIndex((line) => isSecond(line))
  const first = written
    .slice(0, Math.max(second, 0))
    .findLastIndex((line) => /^[PR][A-Z<]/.test(line) && line.length > 24)
  if (first === -1) return null
  const fitted = fitSecond(written[second] ?? '')
  return [fitFirst(withState(written[first] ?? '', fitted.slice(10, 13))), fitted]
}

/** A second line with a stray letter beside the state, before dates in their positions. */
const STRAY = /^(.{10})([A-Z]{4})(?=\d{7}[MF<]\d{7})/

/** OCR sees an extra letter beside the state, usually a T. */
const withoutStray = (line: string): string =>
  line.replace(STRAY, (_, number: string, letters: string) => {
    const first = letters.slice(0, 3)
    return number + (isStateCode(first) ? first : letters.slice(1))
  })

const HEAD = 'P<TWN'.length

/**
 * Repairs the start of the first line with the state of the second: a missing or extra letter there would shift the
 * name.
 */
function withState(line: string, state: string): string {
  if (!isStateCode(state)) return line
  const head = `P<${state}`
  const costs = [HEAD, HEAD - 1, HEAD + 1].map((length) => ({
    length,
    cost: changesBetween(head, line.slice(0, length)),
  }))
  const best = costs.reduce((least, one) => (one.cost < least.cost ? one : least))
  return best.cost > 1 ? line : head + line.slice(best.length)
}

/** Edit distance of two texts. */
function changesBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (const [column, opposite] of [...other].entries())
      next.push(
        Math.min(
          (row[column] ?? 0) + (letter === opposite ? 0 : 1),
          (row[column + 1] ?? 0) + 1,
          (next[column] ?? 0) + 1,
        ),
      )
    row = next
  }
  return row[other.length] ?? 0
}

/** Matches number, state, birth date, sex and expiry by shape; OCR confuses 0 and O. */
const isSecond = (line: string): boolean =>
  line.length >= 36 && line.length <= 50 && /^[A-Z0-9<]{9}[0-9A-Z].{3}[0-9OIZSBG]{6}/.test(line)

/** Replaces what follows the names with filler; OCR reads rows of it as K, L or C. Germany’s code is `D<<`. */
function fitFirst(line: string): string {
  const [surname = '', ...rest] = line.slice(HEAD).split('<<')
  const given = rest.find((part) => part !== '') ?? ''
  const names = `${line.slice(0, HEAD)}${surname}<<${given.replace(/<.*?[KLC]{4,}.*$/, '').replace(/[KLC]{4,}$/, '')}`
  return names.slice(0, LENGTH).padEnd(LENGTH, '<')
}

/** Corrects the length of the filler row before the last check digits. */
function fitSecond(line: string): string {
  if (line.length === LENGTH) return line
  const row = /<{2,}/.exec(line.slice(28))
  if (row === null) return line.slice(0, LENGTH).padEnd(LENGTH, '<')
  const from = 28 + row.index
  const fillers = Math.max(0, row[0].length + LENGTH - line.length)
  return (line.slice(0, from) + '<'.repeat(fillers) + line.slice(from + row[0].length))
    .slice(0, LENGTH)
    .padEnd(LENGTH, '<')
}
