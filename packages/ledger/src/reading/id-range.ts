import type { SqlRunner } from '../sql-runner.ts'

/** A range of instants. */
export type InstantRange = {
  /** Inclusive. */
  from?: Date
  /** Exclusive. */
  to?: Date
  /**
   * The caller guarantees that transfers were posted in the order of their instants, up to this deviation. The range can
   * then be read as a range of ids, without scanning outside it. Entries are missed if the guarantee does not hold.
   */
  orderedWithinMs?: number
}

/** A range of instants as transfer ids: it lies within [low, high), and contains all of the inner range. */
export type IdRange = { low: bigint; high: bigint; innerLow: bigint; innerHigh: bigint }

export const LAST_ID = 9_223_372_036_854_775_807n

/** Finds the id range of a range of instants. Without `orderedWithinMs` the outer range is all ids, the inner one empty. */
export async function findIdRange(sql: SqlRunner, schema: string, range: InstantRange): Promise<IdRange> {
  const { from, to, orderedWithinMs: slackMs } = range
  const unknown = { low: 0n, high: LAST_ID, innerLow: from ? LAST_ID : 0n, innerHigh: to ? 0n : LAST_ID }
  if (slackMs === undefined || (!from && !to)) return unknown
  const instants = [from, from, to, to].map((instant, index) =>
    instant ? new Date(instant.getTime() + (index % 2 === 0 ? -slackMs : slackMs)).toISOString() : null,
  )
  const [row] = await sql<Record<'low' | 'surely_low' | 'surely_high' | 'high', string | bigint | null>>(
    `select ${schema}.first_id_at($1) as low, ${schema}.first_id_at($2) as surely_low,
        ${schema}.first_id_at($3) as surely_high, ${schema}.first_id_at($4) as high`,
    instants,
  )
  const read = (id: string | bigint | null | undefined, otherwise: bigint) =>
    id == null ? otherwise : BigInt(id)
  return {
    low: read(row?.low, unknown.low),
    high: read(row?.high, unknown.high),
    innerLow: read(row?.surely_low, unknown.innerLow),
    innerHigh: read(row?.surely_high, unknown.innerHigh),
  }
}
