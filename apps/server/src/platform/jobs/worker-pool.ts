import pg from 'pg'

type Release = (destroy?: Error | boolean) => void
type OnConnect = (error: Error | undefined, client: pg.PoolClient | undefined, release: Release) => void
/** A pool that has ended hands over no release, against its types. */
type GivenRelease = Release | undefined

/**
 * A pool that tolerates releasing a connection twice, or none. graphile-worker does so when the database fails while its runner
 * ends; the release would throw where nobody catches it, and end the process.
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

function once(release: GivenRelease): Release {
  let isReleased = false
  return (destroy) => {
    if (isReleased) return
    isReleased = true
    release?.(destroy)
  }
}
