/** One measured figure. With `against` it prints the other figure and the ratio of the two; with a bar it can fail. */
export type BenchLine = {
  label: string
  figure: number
  unit: string
  /** What it is measured against: a peer in the same run, or a limit. */
  against?: { label: string; figure: number }
  /** The least `figure / against.figure` that passes. */
  atLeast?: number
  /** The largest `figure / against.figure` that passes. */
  atMost?: number
}

/** What `bench/<name>/<name>.bench.ts` exports as `run`. */
export type BenchRun = (options: BenchOptions) => Promise<BenchLine[]>

export interface BenchOptions {
  /** Measures everything where a bench takes samples by default. */
  readonly isFull: boolean
  /** The only part of a bench to run, by its name, where a bench has parts. */
  readonly only?: string | undefined
  /** Of a part that lasts long, such as `2/3`: the second third. */
  readonly piece?: string | undefined
  /** Gives what is measured longer than production does, so that a busy machine changes no result. */
  readonly hasLongLimits: boolean
}

const NUMBER = new Intl.NumberFormat('en', { maximumSignificantDigits: 4 })

function ratioOf(line: BenchLine): number | undefined {
  return line.against && line.figure / line.against.figure
}

/** Whether the line meets its bar; a line without one does. */
export function meetsBar(line: BenchLine): boolean {
  const ratio = ratioOf(line)
  if (ratio === undefined) return line.atLeast === undefined && line.atMost === undefined
  return (
    ratio >= (line.atLeast ?? Number.NEGATIVE_INFINITY) && ratio <= (line.atMost ?? Number.POSITIVE_INFINITY)
  )
}

function barOf(line: BenchLine): string {
  if (line.atLeast !== undefined) return `≥ ${line.atLeast}×`
  if (line.atMost !== undefined) return `≤ ${line.atMost}×`
  return ''
}

function cellsOf(line: BenchLine): string[] {
  const { against } = line
  const ratio = ratioOf(line)
  const bar = barOf(line)
  return [
    line.label,
    `${NUMBER.format(line.figure)} ${line.unit}`,
    against ? `${against.label} ${NUMBER.format(against.figure)} ${line.unit}` : '',
    ratio === undefined ? '' : `${ratio.toFixed(2)}×`,
    bar && `${bar} ${meetsBar(line) ? 'ok' : 'MISSED'}`,
  ]
}

/** The lines as one aligned table under the bench's name. */
export function formatReport(name: string, lines: readonly BenchLine[]): string {
  const rows = lines.map(cellsOf)
  const widths = rows.reduce<number[]>(
    (widest, cells) => cells.map((cell, column) => Math.max(cell.length, widest[column] ?? 0)),
    [],
  )
  const table = rows.map((cells) =>
    `  ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
  )
  return [name, ...table].join('\n')
}
