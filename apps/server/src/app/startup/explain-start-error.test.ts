import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrateJobQueue } from '../../platform/jobs/job-runner.ts'
import { createTestContext, type TestContext } from '../../testing/index.ts'
import { runCli } from '../../testing/run-cli.ts'
import { explainStartError } from './explain-start-error.ts'

const NOWHERE = 'postgresql://127.0.0.1:1/none'
const place = { PORT: 3000, HOST: '127.0.0.1', dataFolder: '/srv/hall/.data' }
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gamehall-start-errors-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const start = (databaseUrl: string, env: Readonly<Record<string, string>>) =>
  runCli('main.ts', databaseUrl, [], { LOG_LEVEL: 'silent', DATA_DIR: folder, PORT: '0', ...env })

/** Expects one line without a stack trace. */
function expectSentence({ exitCode, err }: Awaited<ReturnType<typeof start>>, ...parts: readonly string[]) {
  expect(exitCode).toBe(1)
  expect(err.trim().split('\n')).toHaveLength(1)
  for (const part of ['gamehall could not start: ', ...parts]) expect(err).toContain(part)
}

describe('explains a start failure in one sentence, with the remedy', () => {
  it('a port in use', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    expectSentence(
      await start(NOWHERE, { PORT: String(port) }),
      `port ${port} is in use`,
      `PORT=${port + 1} npm start`,
    )
    other.close()
  })

  it('an address of another machine', async () => {
    expectSentence(
      await start(NOWHERE, { PORT: '3999', HOST: '192.0.2.1', SANDBOX_ON_NETWORK: 'true' }),
      'HOST=192.0.2.1 is no address of this machine',
    )
  })

  it('a data folder that cannot be created', async () => {
    await writeFile(join(folder, 'file'), '')
    const DATA_DIR = join(folder, 'file', 'data')
    expectSentence(await start('', { DATA_DIR }), `the data folder ${DATA_DIR}`, 'DATA_DIR=/path/to/folder')
  })

  it('a database that does not answer', async () => {
    expectSentence(await start(NOWHERE, {}), 'the database of DATABASE_URL', 'nothing answers there')
  })

  it('a database that takes the connection and says nothing', async () => {
    const silent = createServer().listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    const error = await migrateJobQueue(`postgresql://127.0.0.1:${port}/none`).catch(
      (thrown: unknown) => thrown,
    )
    expect(explainStartError(error, place)).toContain('it does not answer')
    silent.close()
  })

  it.each([
    ['EACCES', '/srv/hall/.data/postgres', 'this user may not write there'],
    ['EROFS', '/srv/hall/.data', 'read-only'],
    ['EACCES', '/srv/hall', 'this user may not write there'],
  ])('%s at %s is about the data folder', (code, path, reason) => {
    const error = Object.assign(new Error(`${code}: permission denied`), { code, path, syscall: 'mkdir' })
    expect(explainStartError(error, place)).toContain(`/srv/hall/.data cannot be written: `)
    expect(explainStartError(error, place)).toContain(reason)
  })

  it('a port that needs more privileges', () => {
    const error = Object.assign(new Error('listen EACCES'), { code: 'EACCES', syscall: 'listen' })
    expect(explainStartError(error, { ...place, PORT: 80 })).toContain('may not listen on port 80')
  })

  it('returns null for an unexpected error, so that its stack is shown', () => {
    expect(explainStartError(new TypeError('x is not a function'), place)).toBeNull()
    const elsewhere = Object.assign(new Error('ENOENT'), { code: 'ENOENT', path: '/elsewhere/page.json' })
    expect(explainStartError(elsewhere, place)).toBeNull()
  })
})

describe('a database of a newer version', () => {
  let ctx: TestContext
  beforeAll(async () => {
    ctx = await createTestContext()
    await ctx.ownerPool.query(
      `insert into migrations.hall (name, timestamp) values ('9999-from-the-future', '2099-01-01T00:00:00.000Z')`,
    )
  })
  afterAll(() => ctx.close())

  it('is left unchanged, with advice to start the newer version or choose another database', async () => {
    const result = await start(ctx.ownerUrl, {})
    expectSentence(result, '9999-from-the-future', 'newer version of gamehall', 'DATABASE_URL')
  })
})
