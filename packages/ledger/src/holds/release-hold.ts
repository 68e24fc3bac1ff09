import type { SqlRunner } from '../sql-runner.ts'

/** `replayed`: released before. `hold_closed`: a transfer has used the hold. */
export type ReleaseResult =
  | { ok: true; replayed: boolean }
  | { ok: false; error: 'unknown_hold' | 'hold_closed' }

/** Releases a hold; its money is available again. */
export async function releaseHold(
  sql: SqlRunner,
  schema: string,
  release: { key: string; at: Date },
): Promise<ReleaseResult> {
  const [row] = await sql<{ status: string }>(`select * from ${schema}.release_hold($1, $2)`, [
    release.key,
    release.at.toISOString(),
  ])
  switch (row?.status) {
    case 'released':
      return { ok: true, replayed: false }
    case 'replayed':
      return { ok: true, replayed: true }
    case 'unknown_hold':
    case 'hold_closed':
      return { ok: false, error: row.status }
    default:
      throw new Error(`the release function answered ${row?.status}`)
  }
}
