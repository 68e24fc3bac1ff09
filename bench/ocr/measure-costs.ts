import { listProcessTree } from '../list-processes.ts'
import type { BenchLine } from '../report.ts'

/** What a reading took of the machine: this process and those below it. */
export interface ReadingCosts {
  readonly ms: number
  readonly cpuMs: number
  /** The most memory at any moment of it; 0 where there is no /proc. */
  readonly peakBytes: number
}

const SAMPLE_MS = 100

/** Does this, and samples memory meanwhile: engines free what they needed at their peak. */
export async function measureCosts<T>(work: () => Promise<T>): Promise<{ done: T; costs: ReadingCosts }> {
  const before = readUsage()
  let peakBytes = before.residentBytes
  const sampling = setInterval(() => {
    peakBytes = Math.max(peakBytes, readUsage().residentBytes)
  }, SAMPLE_MS)
  const started = performance.now()
  try {
    const done = await work()
    const ms = performance.now() - started
    const after = readUsage()
    peakBytes = Math.max(peakBytes, after.residentBytes)
    return { done, costs: { ms, cpuMs: after.cpuMs - before.cpuMs, peakBytes } }
  } finally {
    clearInterval(sampling)
  }
}

/** What this process and those below it have used so far, and their memory now; nothing where there is no /proc. */
function readUsage(): { cpuMs: number; residentBytes: number } {
  const tree = listProcessTree(process.pid) ?? []
  return {
    cpuMs: tree.reduce((sum, { ms, endedMs }) => sum + ms + endedMs, 0),
    residentBytes: tree.reduce((sum, { residentBytes }) => sum + residentBytes, 0),
  }
}

/** CPU and memory of documents, read one after another in this order; `label` names them. */
export function costLines(costs: readonly ReadingCosts[], label: string): BenchLine[] {
  const sorted = costs.map(({ cpuMs }) => cpuMs).toSorted((a, b) => a - b)
  return [
    { label: `${label}: CPU, half`, figure: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN, unit: 'ms' },
    {
      label: `${label}: memory at any moment, at most`,
      figure: Math.max(...costs.map(({ peakBytes }) => peakBytes)) / 2 ** 20,
      unit: 'MB',
    },
  ]
}
