import pg from 'pg'

export interface PoolOptions {
  /** Maximum number of connections (default 10). */
  readonly max?: number
  /** The name shown in `pg_stat_activity`. */
  readonly applicationName?: string
  /** Cancels statements that run longer (default: no limit). */
  readonly statementTimeoutMs?: number
  /** Longest wait for a connection before an error (default 10 s). */
  readonly connectTimeoutMs?: number
  /** Called when a connection breaks while no statement runs, unless the pool is ending. The pool replaces the connection. */
  readonly onIdleError?: (error: Error) => void
}

export type Pool = pg.Pool
export type PoolClient = pg.PoolClient

const oid = { int8: 20, date: 1082, int8Array: 1016, dateArray: 1182 }

const parsers = new Map<number, (text: string) => unknown>([
  [oid.int8, BigInt],
  [oid.date, String],
  [oid.int8Array, (text) => parseArray(text).map((item) => (item === null ? null : BigInt(item)))],
  [oid.dateArray, parseArray],
])

/**
 * Creates a connection pool that parses values without loss: int8 (and `count(*)`) as `bigint`, numeric as string,
 * timestamptz as `Date`, date as `YYYY-MM-DD`.
 */
export function createPool(url: string, options: PoolOptions = {}): Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    connectionTimeoutMillis: options.connectTimeoutMs ?? 10_000,
    application_name: options.applicationName ?? 'gamehall',
    ...(options.statementTimeoutMs === undefined ? {} : { statement_timeout: options.statementTimeoutMs }),
    types: {
      getTypeParser: (typeId: number, format?: 'text' | 'binary') =>
        (format !== 'binary' && parsers.get(typeId)) || pg.types.getTypeParser(typeId, format),
    },
  })
  // Without error listeners a lost connection would end the process: it can break while idle in the pool, or while checked
  // out between two statements of a transaction (then the next statement fails).
  const onBroken = (error: Error) => {
    if (!pool.ending) options.onIdleError?.(error)
  }
  pool.on('error', onBroken)
  pool.on('connect', (client) => client.on('error', onBroken))
  return pool
}

function parseArray(text: string): (string | null)[] {
  const inner = text.slice(1, -1)
  if (inner === '') return []
  return inner.split(',').map((item) => (item === 'NULL' ? null : item))
}
