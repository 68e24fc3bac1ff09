import pg from 'pg'

type Release = (destroy?: Error | boolean) => void
type OnConnect = (error: Error | undefined, client: pg.PoolClient | undefined, release: Release) => void

/**
 * A pool whose callers may give a connection back twice. graphile-worker does, when the database dies in the moment in
 * which its runner ends; the second time throws in a promise nobody waits for, and that would end the process.
 */
export class WorkerPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(onConnect: OnConnect): void
  override connect(onConnect?: OnConnect): Promise<pg.PoolClient> | undefined {
    if (onConnect === undefined) return super.connect()
    super.connect((error, client, release) => onConnect(error, client, once(release)))
    return undefined
  }
}

function once(release: Release): Release {
  let isReleased = false
  return (destroy) => {
    if (isReleased) return
    isReleased = true
    release(destroy)
  }
}
