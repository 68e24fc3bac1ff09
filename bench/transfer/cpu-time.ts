import { listProcessTree } from '../list-processes.ts'

/** CPU time used so far, in ms. */
export interface CpuTime {
  /** The server with the arcade in it. */
  readonly serverMs: number
  readonly postgresMs: number
  /** This process, which plays the players. */
  readonly playersMs: number
}

/** What the server's process, PostgreSQL below it and this process have used; undefined where there is no /proc. */
export function readCpuTime(serverPid: number): CpuTime | undefined {
  const [server, ...others] = listProcessTree(serverPid) ?? []
  if (server === undefined) return undefined
  const { user, system } = process.cpuUsage()
  return {
    serverMs: server.ms,
    postgresMs: others.reduce((sum, { ms, endedMs }) => sum + ms + endedMs, 0),
    playersMs: (user + system) / 1000,
  }
}
