import { readdirSync, readFileSync } from 'node:fs'

/** CPU time used so far, in ms. */
export interface CpuTime {
  /** The server with the arcade in it. */
  readonly serverMs: number
  readonly postgresMs: number
  /** This process, which plays the players. */
  readonly playersMs: number
}

/** The kernel's clock tick, as every Linux reports it to programs. */
const MS_PER_TICK = 10

interface Process {
  readonly pid: number
  readonly parent: number
  readonly ms: number
  /** CPU time of its ended children, such as PostgreSQL's connections. */
  readonly endedMs: number
}

/** What the server's process, PostgreSQL below it and this process have used; undefined where there is no /proc. */
export function readCpuTime(serverPid: number): CpuTime | undefined {
  const processes = listProcesses()
  if (processes === undefined) return undefined
  const below = new Set([serverPid])
  // A child may be listed before its parent: repeat until nothing is added.
  for (let before = 0; before < below.size; ) {
    before = below.size
    for (const { pid, parent } of processes) if (below.has(parent)) below.add(pid)
  }
  const { user, system } = process.cpuUsage()
  return {
    serverMs: sum(processes.filter(({ pid }) => pid === serverPid).map(({ ms }) => ms)),
    postgresMs: sum(
      processes
        .filter(({ pid }) => pid !== serverPid && below.has(pid))
        .map(({ ms, endedMs }) => ms + endedMs),
    ),
    playersMs: (user + system) / 1000,
  }
}

const sum = (times: readonly number[]) => times.reduce((total, ms) => total + ms, 0)

function listProcesses(): Process[] | undefined {
  let names: string[]
  try {
    names = readdirSync('/proc')
  } catch {
    return undefined
  }
  return names.filter((name) => /^\d+$/.test(name)).flatMap(readProcess)
}

/** Empty for a process that has ended meanwhile. */
function readProcess(pid: string): Process[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name, in brackets, may hold anything; the fields after it are numbers.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const ticks = (first: number) => (Number(fields[first]) + Number(fields[first + 1])) * MS_PER_TICK
    return [{ pid: Number(pid), parent: Number(fields[1]), ms: ticks(11), endedMs: ticks(13) }]
  } catch {
    return []
  }
}
