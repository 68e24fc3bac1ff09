import { randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { createDataEncryptor } from '@gamehall/encryption'
import { createPool, startEmbeddedPostgres } from '@gamehall/postgres'
import Fastify from 'fastify'
import { z } from 'zod'
import { createArcade } from '../../apps/arcade/src/index.ts'
import { createTestBeacon } from '../../apps/arcade/src/testing/test-beacon.ts'

/**
 * The arcade alone on a database of its own, its rounds as they are in production. Prints its address. `GET /answers` gives the
 * milliseconds from receipt to answer of every action so far, `GET /lag` the event loop's longest delay.
 */
const postgres = await startEmbeddedPostgres({
  dataDir: join(process.env.DATA_DIR ?? '', 'postgres'),
  log: () => {},
})
const pool = createPool(postgres.url, { max: 30 })
const arcade = createArcade({
  pool,
  clock: { now: () => new Date() },
  beacon: createTestBeacon(),
  ids: { uuid: () => randomUUID(), bytes: (count) => new Uint8Array(randomBytes(count)) },
  signingSecret: process.env.ARCADE_SECRET ?? '',
  encryptor: createDataEncryptor(['01'.repeat(32)].join('')),
  publicUrl: null,
  proxy: { trustedProxies: 1, ownOrigins: [] },
  publicOrigins: [],
  distFolder: join(import.meta.dirname, '../../apps/arcade/dist'),
})
await arcade.migrate()

const app = Fastify({ trustProxy: true })
const answerMs: number[] = []
const receivedAt = new WeakMap<object, number>()
app.addHook('onRequest', async (request) => {
  if (request.url.endsWith('/rounds/act')) receivedAt.set(request, performance.now())
})
app.addHook('onResponse', async (request) => {
  const from = receivedAt.get(request)
  if (from !== undefined) answerMs.push(performance.now() - from)
})
const delay = monitorEventLoopDelay({ resolution: 5 })
delay.enable()
app.get('/answers', async () => answerMs)
app.get('/lag', async () => delay.max / 1e6)
await app.register(arcade.routes, { prefix: '/arcade' })
await app.listen({ port: Number(process.env.PORT ?? 0), host: '127.0.0.1' })
const { port } = z.object({ port: z.number() }).parse(app.server.address())
process.stdout.write(`${JSON.stringify({ url: `http://127.0.0.1:${port}` })}\n`)
process.once('SIGTERM', async () => {
  await app.close()
  await pool.end()
  await postgres.stop()
  process.exit(0)
})
