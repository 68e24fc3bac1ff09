import { MIN_CLAMS } from '../../paytable.ts'
import { CLAM, SIDE } from '../../symbols.ts'

/** When the columns of a new grid fall. */
interface FallPlan {
  /** For each column, in milliseconds. */
  readonly delays: readonly number[]
  /** For each column, the clams in it and to its left. */
  readonly clamsUpTo: readonly number[]
  /** When tension begins; null when none does. */
  readonly tenseMs: number | null
}

const COLUMN_MS = 46
const TENSE_COLUMN_MS = 420

/** Plans a fall. Once one clam is missing, the columns that may bring it fall slowly, unless play is sped up. */
export function planFall(codes: readonly number[], isFast: boolean): FallPlan {
  const delays: number[] = []
  const clamsUpTo: number[] = []
  let delay = 0
  let clams = 0
  let tenseMs: number | null = null
  for (let column = 0; column < SIDE; column += 1) {
    delays.push(delay)
    clams += codes.filter((code, cell) => code === CLAM && cell % SIDE === column).length
    clamsUpTo.push(clams)
    const isTense = !isFast && clams === MIN_CLAMS - 1 && column < SIDE - 1
    if (isTense && tenseMs === null) tenseMs = delay + TENSE_COLUMN_MS
    delay += isTense ? TENSE_COLUMN_MS : COLUMN_MS
  }
  return { delays, clamsUpTo, tenseMs }
}
