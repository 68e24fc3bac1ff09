/** Runs one statement with `$1, $2, …` parameters in the caller's transaction, if any, and returns its rows. */
export type SqlRunner = <Row extends object>(
  text: string,
  params: readonly unknown[],
) => Promise<readonly Row[]>

/** The part of a `pg` client or pool that the ledger uses. */
export type PgQueryable = {
  query<Row extends object>(text: string, params: unknown[]): Promise<{ rows: Row[] }>
}

/** Adapts a `pg` client or pool for the ledger. */
export function pgRunner(queryable: PgQueryable): SqlRunner {
  return async <Row extends object>(text: string, params: readonly unknown[]) =>
    (await queryable.query<Row>(text, [...params])).rows
}
