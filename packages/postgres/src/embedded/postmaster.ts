import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readlinkSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { waitUntil } from './wait-until.ts'

/** A running PostgreSQL server, found by its data folder's `postmaster.pid` and the process table. */
export interface Postmaster {
  readonly pid: number
  readonly parentPid: number | undefined
}

/** Finds the PostgreSQL server that runs on this data folder; `undefined` for none, or for a stale pid file. */
export function findPostmaster(clusterFolder: string): Postmaster | undefined {
  const pid = pidInFile(clusterFolder)
  if (pid === undefined || !servesFolder(pid, clusterFolder)) return undefined
  return { pid, parentPid: parentOf(pid) }
}

/**
 * Waits until a killed server is reaped: until then it is a zombie in the process table, and PostgreSQL takes it for
 * running. Returns true when there was a zombie and it was reaped in time.
 */
export async function waitUntilReaped(clusterFolder: string, waitMs = 20_000): Promise<boolean> {
  const pid = pidInFile(clusterFolder)
  if (pid === undefined || !isDeadButListed(pid)) return false
  return waitUntil(() => !isDeadButListed(pid), waitMs)
}

function isDeadButListed(pid: number): boolean {
  if (process.platform !== 'linux') return false
  try {
    return /^State:\s*Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

function pidInFile(clusterFolder: string): number | undefined {
  const file = join(clusterFolder, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10)
  return Number.isInteger(pid) && pid > 1 ? pid : undefined
}

/** Whether the server with this process id reports `ready` in its pid file. */
export function isPostmasterReady(pid: number | undefined, clusterFolder: string): boolean {
  const file = join(clusterFolder, 'postmaster.pid')
  if (!existsSync(file)) return false
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines[0] === String(pid) && lines[7]?.trim() === 'ready'
}

/** Stops the server: SIGINT (fast shutdown), then SIGQUIT (immediate, needs crash recovery), then SIGKILL, `waitMs` apart. */
export async function stopPostmaster(pid: number, clusterFolder: string, waitMs = 10_000): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    sendSignal(pid, signal)
    if (await waitUntil(() => !servesFolder(pid, clusterFolder), waitMs)) return
  }
}

function servesFolder(pid: number, clusterFolder: string): boolean {
  if (process.platform !== 'linux') return describeByPs(pid, 'command=').includes(clusterFolder)
  try {
    return realpathSync(clusterFolder) === readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return false
  }
}

function parentOf(pid: number): number | undefined {
  const text =
    process.platform === 'linux'
      ? /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
      : describeByPs(pid, 'ppid=').trim()
  const parent = Number.parseInt(text ?? '', 10)
  return Number.isInteger(parent) ? parent : undefined
}

function describeByPs(pid: number, column: string): string {
  try {
    return execFileSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // The process has already exited; the caller's wait detects it.
  }
}
