import type pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestContext, type TestContext } from '../../testing/index.ts'
import { WorkerPool } from './worker-pool.ts'

let ctx: TestContext
let pool: WorkerPool
beforeAll(async () => {
  ctx = await createTestContext()
  pool = new WorkerPool({ connectionString: ctx.databaseUrl, max: 1 })
  // Its end does not wait for the server's side, which the removal of the database may still cut off.
  pool.on('error', () => {})
})
afterAll(async () => {
  await pool.end()
  await ctx.close()
})

const checkOut = () =>
  new Promise<{ client: pg.PoolClient | undefined; release: () => void }>((resolve, reject) => {
    pool.connect((error, client, release) => (error ? reject(error) : resolve({ client, release })))
  })

it('releases a connection once, and ignores a second release', async () => {
  const first = await checkOut()
  first.release()
  const second = await checkOut()
  // The one connection is out again: giving it back late must not take it from whoever has it now.
  first.release()
  expect([pool.totalCount, pool.idleCount]).toEqual([1, 0])
  second.release()
  expect([pool.totalCount, pool.idleCount]).toEqual([1, 1])
})

it('otherwise behaves as a pg pool', async () => {
  const client = await pool.connect()
  const { rows } = await client.query('select 1 as one')
  client.release()
  expect(rows).toEqual([{ one: 1 }])
})

it('lets one release what an ended pool did not give', async () => {
  const ended = new WorkerPool({ connectionString: ctx.databaseUrl, max: 1 })
  await ended.end()
  const [error, release] = await new Promise<[Error | undefined, () => void]>((resolve) => {
    ended.connect((refusal, _client, give) => resolve([refusal, give]))
  })
  expect(error).toBeDefined()
  release()
})
