import pg from 'pg'

export interface PoolOptions {
  /** Most connections at once (default 10). */
  readonly max?: number
  /** Shown in `pg_stat_activity`. */
  readonly applicationName?: string
  /** A statement that runs longer is cancelled (default: no limit). */
  readonly statementTimeoutMs?: number
  /** Waiting longer than this for a connection is an error (default 10 s). */
  readonly connectTimeoutMs?: number
  /** Hears of connections that broke while no statement was running, unless the pool is ending; it replaces them by itself. */
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
 * A connection pool whose values keep their exactness: int8 (and `count(*)`) comes as `bigint`, numeric as string,
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
  // Without listeners, a database that goes away would end the process: a connection may break while it lies idle,
  // and while it is out between two statements of a transaction (the next statement then fails, and says so).
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
