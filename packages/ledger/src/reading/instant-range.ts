import type { SqlRunner } from '../sql-runner.ts'

/** A range of instants, and how it may be found. */
export type InstantRange = {
  /** From this instant on. */
  from?: Date
  /** Up to this instant, itself not included. */
  to?: Date
  /**
   * The caller's word that its transfers were posted in the order of their instants, but for so much. The range then is a
   * range of ids: it is found without walking there, and left without walking on. Where that is not so, entries are missed.
   */
  orderedWithinMs?: number
}

/** A range of instants as transfer ids: all of it lies within [low, high), and [surelyLow, surelyHigh) lies within it. */
export type IdRange = { low: bigint; high: bigint; surelyLow: bigint; surelyHigh: bigint }

export const LAST_ID = 9_223_372_036_854_775_807n

/** Finds the ids of a range. Where their order says nothing, every id may lie in it and none surely does. */
export async function findIdRange(sql: SqlRunner, schema: string, range: InstantRange): Promise<IdRange> {
  const { from, to, orderedWithinMs: slackMs } = range
  const unknown = { low: 0n, high: LAST_ID, surelyLow: from ? LAST_ID : 0n, surelyHigh: to ? 0n : LAST_ID }
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
    surelyLow: read(row?.surely_low, unknown.surelyLow),
    surelyHigh: read(row?.surely_high, unknown.surelyHigh),
  }
}
