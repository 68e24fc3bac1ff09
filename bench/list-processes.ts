import { readdirSync, readFileSync } from 'node:fs'

/** The kernel's clock tick and page, as Linux reports them to programs. */
const [MS_PER_TICK, PAGE_BYTES] = [10, 4_096]

export interface ProcessUsage {
  readonly pid: number
  readonly parent: number
  /** CPU time used so far. */
  readonly ms: number
  /** CPU time of its ended children, such as PostgreSQL's connections. */
  readonly endedMs: number
  readonly residentBytes: number
}

/** A process and all below it, itself first; undefined where there is no /proc. */
export function listProcessTree(root: number): readonly ProcessUsage[] | undefined {
  const processes = listProcesses()
  if (processes === undefined) return undefined
  const below = new Set([root])
  // A child may be listed before its parent: repeat until nothing is added.
  for (let before = 0; before < below.size; ) {
    before = below.size
    for (const { pid, parent } of processes) if (below.has(parent)) below.add(pid)
  }
  return processes
    .filter(({ pid }) => below.has(pid))
    .toSorted((a, b) => Number(b.pid === root) - Number(a.pid === root))
}

function listProcesses(): ProcessUsage[] | undefined {
  let names: string[]
  try {
    names = readdirSync('/proc')
  } catch {
    return undefined
  }
  return names.filter((name) => /^\d+$/.test(name)).flatMap(readProcess)
}

/** Empty for a process that has ended meanwhile. */
function readProcess(pid: string): ProcessUsage[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name, in brackets, may hold anything; the fields after it are numbers.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const ticks = (first: number) => (Number(fields[first]) + Number(fields[first + 1])) * MS_PER_TICK
    return [
      {
        pid: Number(pid),
        parent: Number(fields[1]),
        ms: ticks(11),
        endedMs: ticks(13),
        residentBytes: Number(fields[21]) * PAGE_BYTES,
      },
    ]
  } catch {
    return []
  }
}
