import { sql } from 'kysely'
import { withPlatformTables } from '../../platform/database/platform-tables.ts'
import { nextBatchStart, type Reencryption } from '../../platform/encryption/reencryption.ts'
import type { EncryptedColumn } from './encrypted-columns.ts'

const ROWS_A_BATCH = 500

interface Row {
  readonly key: string
  readonly owner: string
  readonly sealed: Buffer
}

/** Re-encrypts one column with the first data key; a row is updated only if unchanged since it was read. */
export const reencryptColumn = ({ table, key, column, context, of }: EncryptedColumn): Reencryption => ({
  name: `${table}.${column}`,
  async batch({ db, encryptor }, after) {
    const [at, value] = [sql.ref(key), sql.ref(column)]
    const { rows } = await sql<Row>`
      select ${at}::text as key, ${sql.ref(of)}::text as owner, ${value} as sealed from ${sql.table(table)}
        where ${value} is not null and ${after === null ? sql`true` : sql`${at} > ${after}`}
        order by ${at} limit ${ROWS_A_BATCH}`.execute(db)
    const fresh = rows.flatMap((row) => {
      const resealed = encryptor.reencrypt(row.sealed, `${context}/${row.owner}`)
      return resealed === null ? [] : [{ ...row, resealed }]
    })
    const changed = await withPlatformTables(db)
      .transaction()
      .execute(async (trx) => {
        let count = 0n
        for (const row of fresh) {
          const { numAffectedRows } = await sql`
          update ${sql.table(table)} set ${value} = ${row.resealed}
            where ${at} = ${row.key} and ${value} = ${row.sealed}`.execute(trx)
          count += numAffectedRows ?? 0n
        }
        return Number(count)
      })
    return { seen: rows.length, changed, kept: 0, next: nextBatchStart(rows, ROWS_A_BATCH, (row) => row.key) }
  },
})
