import { CompiledQuery, type QueryExecutorProvider } from 'kysely'

/** Runs one statement with `$1, $2, …` parameters and returns its rows. */
export type SqlRunner = <Row extends object = Record<string, unknown>>(
  text: string,
  params?: readonly unknown[],
) => Promise<Row[]>

/** Adapts a Kysely instance or transaction for code that runs SQL text. */
export function sqlRunner(db: QueryExecutorProvider): SqlRunner {
  return async <Row extends object>(text: string, params: readonly unknown[] = []) => {
    const result = await db.getExecutor().executeQuery<Row>(CompiledQuery.raw(text, [...params]))
    return result.rows
  }
}
