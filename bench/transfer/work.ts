import type { Pool } from '@gamehall/postgres'
import type { Stack } from '../start-stack.ts'
import { type CpuTime, readCpuTime } from './cpu-time.ts'
import { meanBetween, type ProviderTime, readProviderTime } from './provider-time.ts'

/** Counters of the server at one moment. */
export interface WorkSoFar {
  readonly provider: ProviderTime
  readonly cpu: CpuTime | undefined
  readonly commits: bigint
  /** From a transfer's row, written with its hold, to its end: transfers, and their times together. */
  readonly fromHold: { readonly count: bigint; readonly sumMs: number }
}

/** The difference between two readings. */
export interface Work {
  readonly providerMs: number
  readonly cpu: CpuTime | undefined
  readonly commits: number
  readonly fromHoldMs: number
}

export async function readWork({ url, pid }: Stack, pool: Pool): Promise<WorkSoFar> {
  const { rows } = await pool.query<{ commits: bigint; count: bigint; sum_ms: number }>(`
    select s.xact_commit as commits, t.count, t.sum_ms
      from pg_stat_database s, (
        select count(*) as count,
            coalesce(sum(extract(epoch from updated_at - sent_at) * 1000), 0)::float8 as sum_ms
          from platform_transfers where state = 'SUCCESS') t
      where s.datname = current_database()`)
  const [row] = rows
  if (row === undefined) throw new Error('the database counts nothing')
  return {
    provider: await readProviderTime(url),
    cpu: readCpuTime(pid),
    commits: row.commits,
    fromHold: { count: row.count, sumMs: row.sum_ms },
  }
}

export function workBetween(before: WorkSoFar, after: WorkSoFar): Work {
  const ended = Number(after.fromHold.count - before.fromHold.count)
  return {
    providerMs: meanBetween(before.provider, after.provider),
    cpu: before.cpu && after.cpu && cpuBetween(before.cpu, after.cpu),
    commits: Number(after.commits - before.commits),
    fromHoldMs: ended === 0 ? 0 : (after.fromHold.sumMs - before.fromHold.sumMs) / ended,
  }
}

const cpuBetween = (before: CpuTime, after: CpuTime): CpuTime => ({
  serverMs: after.serverMs - before.serverMs,
  postgresMs: after.postgresMs - before.postgresMs,
  playersMs: after.playersMs - before.playersMs,
})
