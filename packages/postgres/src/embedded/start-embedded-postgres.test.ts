import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, statSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createPool } from '../create-pool.ts'
import { fastTempFolder } from '../testing/fast-temp-folder.ts'
import { findEmbeddedPostgres } from './find-embedded-postgres.ts'
import { findPostmaster } from './postmaster.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts'
import { waitUntil } from './wait-until.ts'

let pristine: string
let dataDir: string
let cluster: string
const started: EmbeddedPostgres[] = []

const makeFolder = async () => {
  const folder = await mkdtemp(join(fastTempFolder(), 'gamehall-embedded-'))
  await chmod(folder, 0o755)
  return folder
}

beforeAll(async () => {
  pristine = await makeFolder()
  const postgres = await startEmbeddedPostgres({ dataDir: pristine })
  await postgres.stop()
})
afterAll(() => rm(pristine, { recursive: true }))

// Copying a cluster saves the second that creating one takes; the creation tests remove the copy.
beforeEach(async () => {
  dataDir = await makeFolder()
  cluster = join(dataDir, 'cluster')
  await cp(join(pristine, 'cluster'), cluster, { recursive: true })
})

afterEach(async () => {
  for (const postgres of started.splice(0)) await postgres.stop()
  await rm(dataDir, { recursive: true })
})

async function start(
  options: { port?: number; log?: (line: string) => void; settings?: Record<string, string> } = {},
) {
  const postgres = await startEmbeddedPostgres({ dataDir, ...options })
  started.push(postgres)
  return postgres
}

async function query(postgres: EmbeddedPostgres, text: string) {
  const pool = createPool(postgres.url, { max: 1 })
  try {
    return (await pool.query(text)).rows
  } finally {
    await pool.end()
  }
}

function pidOf(): number {
  const pid = findPostmaster(cluster)?.pid
  if (pid === undefined) throw new Error('no server runs')
  return pid
}

/** Another process that starts the database, reports it, and then runs the given code. */
function startElsewhere(then: string): ChildProcess {
  const door = fileURLToPath(new URL('start-embedded-postgres.ts', import.meta.url))
  const pool = fileURLToPath(new URL('../create-pool.ts', import.meta.url))
  const code = `
    import { startEmbeddedPostgres } from ${JSON.stringify(door)}
    import { createPool } from ${JSON.stringify(pool)}
    const postgres = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} })
    const pool = createPool(postgres.url)
    setInterval(() => {}, 1000)
    ${then}`
  return spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
}

async function nextLine(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('no output to read')
  const [line] = await once(createInterface({ input: child.stdout }), 'line')
  return line
}

test('keeps data and port across restarts, and leaves no process running', async () => {
  const first = await start()
  await query(first, 'create table kept (value int)')
  const pid = pidOf()
  await first.stop()
  expect(findPostmaster(cluster)).toBeUndefined()
  expect(existsSync(`/proc/${pid}`)).toBe(false)

  const second = await start()
  expect(second.url).toBe(first.url)
  expect(await query(second, 'select * from kept')).toEqual([])
})

test('requires the password, and its folder is private to its user', async () => {
  await rm(cluster, { recursive: true })
  const postgres = await start()
  const url = new URL(postgres.url)
  expect(url.password.length).toBeGreaterThanOrEqual(32)
  url.password = 'wrong'
  await expect(query({ ...postgres, url: url.href }, 'select 1')).rejects.toMatchObject({ code: '28P01' })
  expect(statSync(cluster).mode & 0o777).toBe(0o700)
  expect(statSync(join(cluster, 'gamehall.json')).mode & 0o777).toBe(0o600)
  expect((await readdir(dataDir)).sort()).toEqual(['cluster'])
})

test('never runs as root', async () => {
  await start()
  const { uid } = statSync(`/proc/${pidOf()}`)
  expect(uid).toBe(process.getuid?.() === 0 ? 65534 : process.getuid?.())
})

test('sorts text by code point and speaks UTF-8 and UTC', async () => {
  const postgres = await start()
  expect(
    await query(postgres, "select current_setting('timezone') tz, lower('ÀÉ') low, '極光' < '龍門' less"),
  ).toEqual([{ tz: 'UTC', low: 'àé', less: true }])
})

test('stops an orphaned server of a killed process; committed data is kept', async () => {
  const child = startElsewhere(`
    await pool.query('create table kept (value int)')
    console.log('ready')`)
  expect(await nextLine(child)).toBe('ready')
  const orphan = pidOf()
  child.kill('SIGKILL')
  await once(child, 'close')
  expect(findPostmaster(cluster)?.pid).toBe(orphan)

  const lines: string[] = []
  const postgres = await start({ log: (line) => lines.push(line) })
  expect(lines[0]).toContain(`(pid ${orphan}) was left behind`)
  expect(pidOf()).not.toBe(orphan)
  expect(await query(postgres, 'select * from kept')).toEqual([])
})

test('stops an orphaned server that becomes visible only while the next one starts', async () => {
  // The child dies between starting the server and its readiness, at another moment in each round.
  for (const lifeMs of [0, 15, 40]) {
    const child = startElsewhere(`
      process.kill(Number(await (await import('node:fs/promises')).readFile(
        ${JSON.stringify(join(cluster, 'postmaster.pid'))}, 'utf8').then((text) => text.split('\\n')[0])), 'SIGKILL')
      setTimeout(() => console.log('dying'), 100 + ${lifeMs})`)
    expect(await nextLine(child)).toBe('dying')
    child.kill('SIGKILL')
    await once(child, 'close')
    const postgres = await start()
    expect(await query(postgres, 'select 1 as one')).toEqual([{ one: 1 }])
    await postgres.stop()
  }
})

test('refuses a folder in use, naming the process', async () => {
  const child = startElsewhere(`console.log('ready')`)
  expect(await nextLine(child)).toBe('ready')
  await expect(start()).rejects.toThrow(`another process (pid ${child.pid}) is running on ${cluster}`)
  child.kill('SIGKILL')
  await once(child, 'close')
  await start()
})

test("outlives a terminal's Ctrl-C until its owner has finished", async () => {
  const child = startElsewhere(`
    process.once('SIGINT', async () => {
      const { rows } = await pool.query('select 7 as served')
      console.log('served ' + rows[0].served)
      await pool.end()
      await postgres.stop()
      process.exit(0)
    })
    console.log('ready')`)
  expect(await nextLine(child)).toBe('ready')
  const answer = nextLine(child)
  process.kill(-(child.pid ?? Number.NaN), 'SIGINT')
  expect(await answer).toBe('served 7')
  await once(child, 'close')
  expect(findPostmaster(cluster)).toBeUndefined()
})

test('creates an unprivileged server role with the same password on every start', async () => {
  const first = await start()
  await query(first, 'create table coin (value int8)')
  const serverUrl = new URL(first.serverUrl)
  await first.stop()
  const second = await start()
  expect(new URL(second.serverUrl).password).toBe(serverUrl.password)
  const serving = createPool(second.serverUrl, { max: 1 })
  await expect(serving.query('select * from coin')).rejects.toMatchObject({ code: '42501' })
  await expect(serving.query('create table note (value int8)')).rejects.toMatchObject({ code: '42501' })
  await serving.end()
})

test('another process finds the running server, or none', async () => {
  expect(await findEmbeddedPostgres(dataDir)).toBeUndefined()
  const postgres = await start()
  const found = await findEmbeddedPostgres(dataDir)
  expect(found).toEqual({ url: postgres.url, serverUrl: postgres.serverUrl })
  await postgres.stop()
  expect(await findEmbeddedPostgres(dataDir)).toBeUndefined()
})

test('stops the server when the process exits', async () => {
  const child = startElsewhere('process.exit(0)')
  await once(child, 'close')
  expect(await waitUntil(() => findPostmaster(cluster) === undefined, 10_000)).toBe(true)
})

test('repeats an interrupted creation', async () => {
  await rm(cluster, { recursive: true })
  await mkdir(join(dataDir, 'cluster.new', 'base'), { recursive: true })
  await writeFile(join(dataDir, 'cluster.new', 'PG_VERSION'), '18\n')
  expect(await query(await start(), 'select 1 as one')).toEqual([{ one: 1 }])
  expect(await readdir(dataDir)).toEqual(['cluster'])
})

test('moves an incomplete database aside instead of deleting it', async () => {
  await rm(cluster, { recursive: true })
  await mkdir(cluster)
  await writeFile(join(cluster, 'postgresql.conf'), '# all that is left')
  const lines: string[] = []
  const postgres = await start({ log: (line) => lines.push(line) })
  expect(await query(postgres, 'select 1 as one')).toEqual([{ one: 1 }])
  const aside = (await readdir(dataDir)).find((name) => name.startsWith('cluster.broken-'))
  expect(lines[0]).toContain(aside)
  expect(await readdir(join(dataDir, aside ?? ''))).toEqual(['postgresql.conf'])
})

test('restarts a server that dies, on the same port', async () => {
  const postgres = await start()
  await query(postgres, 'create table kept (value int); insert into kept values (1)')
  const pid = pidOf()
  process.kill(pid, 'SIGKILL')
  const isBack = () =>
    query(postgres, 'select value from kept').then(
      (rows) => rows[0]?.value === 1,
      () => false,
    )
  expect(await waitUntil(async () => findPostmaster(cluster)?.pid !== pid && (await isBack()), 15_000)).toBe(
    true,
  )
})

test('a failing start reports the cause and leaves no process running', async () => {
  await expect(start({ settings: { shared_buffers: 'plenty' } })).rejects.toThrow(
    /did not start:(.|\n)*"plenty"/,
  )
  expect(findPostmaster(cluster)).toBeUndefined()
  expect(await query(await start(), 'select 1 as one')).toEqual([{ one: 1 }])
})

test('replaces a stored port that is taken; refuses a requested one', async () => {
  const first = await start()
  const port = Number(new URL(first.url).port)
  await first.stop()
  const squatter = createServer().listen(port, '127.0.0.1')
  await once(squatter, 'listening')

  await expect(start({ port })).rejects.toThrow(`port ${port} of 127.0.0.1 is taken`)
  const second = await start()
  expect(new URL(second.url).port).not.toBe(String(port))
  expect(await query(second, 'select 1 as one')).toEqual([{ one: 1 }])
  squatter.close()
})
