import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase, type TestDatabase } from '@gamehall/postgres/testing'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readConfig } from '../platform/config/config.ts'
import { type RunningServer, startServer } from './start-server.ts'

const SOON = { timeout: 30_000, interval: 20 }
let folder: string
let running: RunningServer
let origin: string

/** The whole product on an embedded database. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gamehall-start-'))
  await chmod(folder, 0o755)
  running = await startServer(readConfig({ PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent' }))
  origin = `http://127.0.0.1:${running.port}`
}, 60_000)
afterAll(async () => {
  await running.stop()
  await rm(folder, { recursive: true, force: true })
}, 60_000)

const status = async (path: string) => (await fetch(`${origin}${path}`)).status
const post = (path: string) => fetch(`${origin}/api${path}`, { method: 'POST' })

describe('the running server', () => {
  it('serves everything in INTERFACE.md on one port', async () => {
    for (const path of [
      '/healthz',
      '/readyz',
      '/metrics',
      '/api/openapi.json',
      '/api/docs/',
      '/sandbox/',
      '/',
    ]) {
      expect([path, await status(path)]).toEqual([path, 200])
    }
  })

  it('measures requests by route, without players’ input', async () => {
    await post('/game/getGameHallList')
    const metrics = await (await fetch(`${origin}/metrics`)).text()
    expect(metrics).toContain('route="/api/game/getGameHallList"')
    expect(metrics).toMatch(/push_sockets \d/)
    expect(metrics).toMatch(/jobs_waiting \d/)
  })

  it('answers 503 while the database is down, and recovers', async () => {
    expect((await post('/activity/list')).status).toBe(200)
    const pidFile = await readFile(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8')
    process.kill(Number.parseInt(pidFile, 10), 'SIGKILL')
    await vi.waitFor(async () => expect((await post('/activity/list')).status).toBe(503), SOON)
    await vi.waitFor(async () => expect(await status('/readyz')).toBe(200), SOON)
    await vi.waitFor(async () => expect((await post('/activity/list')).status).toBe(200), SOON)
  }, 60_000)
})

describe('a server on its own cluster', () => {
  let database: TestDatabase<object>
  beforeAll(async () => {
    database = await createTestDatabase<object>()
  })
  afterAll(() => database.drop())

  it('finishes requests in flight before it stops, and refuses new ones', async () => {
    const server = await startServer(
      readConfig({ PORT: '0', DATABASE_URL: database.url, LOG_LEVEL: 'silent' }),
    )
    const url = `http://127.0.0.1:${server.port}`
    const blocker = await database.pool.connect()
    await blocker.query('begin; lock table site_settings in access exclusive mode')
    const answered = fetch(`${url}/api/sites/siteconfig`, { method: 'POST' }).then(
      (response) => response.status,
    )
    await vi.waitFor(async () => {
      const { rowCount } = await database.pool.query('select 1 from pg_locks where not granted')
      expect(rowCount).toBe(1)
    }, SOON)
    const stopped = server.stop()
    await blocker.query('commit')
    blocker.release()
    await stopped
    expect(await answered).toBe(200)
    await expect(fetch(`${url}/healthz`)).rejects.toThrow()
  }, 60_000)

  it('hides /metrics and the API docs where they are closed', async () => {
    const closed = { METRICS_OPEN: 'false', API_DOCS_OPEN: 'false' }
    const server = await startServer(
      readConfig({ PORT: '0', DATABASE_URL: database.url, LOG_LEVEL: 'silent', ...closed }),
    )
    const codes = await Promise.all(
      ['/metrics', '/api/openapi.json', '/api/docs/', '/healthz'].map(
        async (path) => (await fetch(`http://127.0.0.1:${server.port}${path}`)).status,
      ),
    )
    await server.stop()
    expect(codes).toEqual([404, 404, 404, 200])
  }, 60_000)

  it('§8, 10027: answers at once that another process closed the site', async () => {
    const server = await startServer(
      readConfig({ PORT: '0', DATABASE_URL: database.url, LOG_LEVEL: 'silent' }),
    )
    const readClosed = async () => {
      const url = `http://127.0.0.1:${server.port}/api/sites/siteconfig`
      const answer = (await (await fetch(url, { method: 'POST' })).json()) as { data: { closed: unknown } }
      return answer.data.closed
    }
    // No cached answer expires by time.
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now())
    expect(await readClosed()).toBeNull()
    const notice = JSON.stringify({ 'zh-TW': '升級中', en: 'Upgrading' })
    await database.pool.query('update site_settings set closed_at = now(), closed_notice = $1', [notice])
    await database.pool.query("select pg_notify('gamehall_push', '*')")
    await vi.waitFor(async () => expect(await readClosed()).toMatchObject({ notice: '升級中' }), SOON)
    now.mockRestore()
    await database.pool.query('update site_settings set closed_at = null, closed_notice = null')
    await server.stop()
  }, 60_000)

  it('starts several at once on the same database', async () => {
    const environment = { PORT: '0', DATABASE_URL: database.url, LOG_LEVEL: 'silent' }
    const servers = await Promise.all([
      startServer(readConfig(environment)),
      startServer(readConfig(environment)),
    ])
    const codes = await Promise.all(
      servers.map(async ({ port }) => (await fetch(`http://127.0.0.1:${port}/readyz`)).status),
    )
    expect(codes).toEqual([200, 200])
    await Promise.all(servers.map((server) => server.stop()))
  }, 60_000)
})
