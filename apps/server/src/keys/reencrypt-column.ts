import { sql } from 'kysely'
import { nextOf, type Reencryption } from '../core/reencryption.ts'
import type { SealedColumn } from './sealed-columns.ts'

const ROWS_A_BATCH = 500

interface Row {
  readonly key: string
  readonly owner: string
  readonly sealed: Buffer
}

/** Re-encrypts one column with the first data key; a row is updated only if unchanged since it was read. */
export const reencryptColumn = ({ table, key, column, context, of }: SealedColumn): Reencryption => ({
  name: `${table}.${column}`,
  async batch({ db, sealer }, after) {
    const [at, value] = [sql.ref(key), sql.ref(column)]
    const { rows } = await sql<Row>`
      select ${at}::text as key, ${sql.ref(of)}::text as owner, ${value} as sealed from ${sql.table(table)}
        where ${value} is not null and ${after === null ? sql`true` : sql`${at} > ${after}`}
        order by ${at} limit ${ROWS_A_BATCH}`.execute(db)
    const fresh = rows.flatMap((row) => {
      const resealed = sealer.reseal(row.sealed, `${context}/${row.owner}`)
      return resealed === null ? [] : [{ ...row, resealed }]
    })
    const changed = await db.transaction().execute(async (trx) => {
      let count = 0n
      for (const row of fresh) {
        const { numAffectedRows } = await sql`
          update ${sql.table(table)} set ${value} = ${row.resealed}
            where ${at} = ${row.key} and ${value} = ${row.sealed}`.execute(trx)
        count += numAffectedRows ?? 0n
      }
      return Number(count)
    })
    return { seen: rows.length, changed, kept: 0, next: nextOf(rows, ROWS_A_BATCH, (row) => row.key) }
  },
})
