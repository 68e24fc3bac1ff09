/** Runs one statement with `$1, $2, …` parameters and returns its rows. Its transaction, if any, is the caller's. */
export type SqlRunner = <Row extends object>(
  text: string,
  params: readonly unknown[],
) => Promise<readonly Row[]>

/** What the ledger needs of a `pg` client or pool. */
export type PgQueryable = {
  query<Row extends object>(text: string, params: unknown[]): Promise<{ rows: Row[] }>
}

/** Lets the ledger work on a `pg` client or pool. */
export function pgRunner(queryable: PgQueryable): SqlRunner {
  return async <Row extends object>(text: string, params: readonly unknown[]) =>
    (await queryable.query<Row>(text, [...params])).rows
}
