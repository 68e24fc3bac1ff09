import { CompiledQuery, type Kysely } from 'kysely'

/** Runs one statement with `$1, $2, …` parameters and returns its rows. */
export type SqlRunner = <Row extends object = Record<string, unknown>>(
  text: string,
  params?: readonly unknown[],
) => Promise<Row[]>

/** Adapts a Kysely instance or transaction for code that runs SQL text. */
export function sqlRunner<DB>(db: Kysely<DB>): SqlRunner {
  return async <Row extends object>(text: string, params: readonly unknown[] = []) => {
    const result = await db.executeQuery<Row>(CompiledQuery.raw(text, [...params]))
    return result.rows
  }
}
