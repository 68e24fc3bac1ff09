import { randomBytes, randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createEncryptor } from '@gamehall/encryption'
import { createPool, startEmbeddedPostgres } from '@gamehall/postgres'
import Fastify from 'fastify'
import { createArcade } from '../../apps/arcade/src/create-arcade.ts'
import type { GameModule } from '../../apps/arcade/src/games/game-module.ts'
import { signRequest } from '../../apps/arcade/src/provider/request-signature.ts'
import { createTestBeacon } from '../../apps/arcade/src/testing/test-beacon.ts'

/** An arcade with the built game pages on a database of its own, without a hall. */
export interface GameHost {
  readonly url: string
  /** The address of a game's page with a trial launch. */
  launchDemo(game: Pick<GameModule, 'id' | 'platform'>, language: 'zh-TW' | 'en'): Promise<string>
  stop(): Promise<void>
}

/** Shared tables wait less for bets than in production. */
const BETTING_MS = 3_000
const PAGES = join(import.meta.dirname, '../../apps/arcade/dist')

/** Starts the arcade. `npm run build` must have built its pages. */
export async function startGameHost(): Promise<GameHost> {
  const dataDir = await mkdtemp(join(tmpdir(), 'gamehall-games-'))
  await chmod(dataDir, 0o711)
  const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres') })
  const pool = createPool(postgres.url, { applicationName: 'gamehall-games' })
  const signingSecret = randomBytes(32).toString('hex')
  const arcade = createArcade({
    pool,
    clock: { now: () => new Date() },
    beacon: createTestBeacon(),
    ids: { uuid: () => randomUUID(), bytes: (count) => randomBytes(count) },
    signingSecret,
    encryptor: createEncryptor(randomBytes(32)),
    publicUrl: null,
    publicOrigins: [],
    distFolder: PAGES,
    tableBettingMs: BETTING_MS,
    isCallAllowed: async () => true,
  })
  await arcade.migrate()
  const app = Fastify()
  await app.register(arcade.routes, { prefix: '/arcade' })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  return {
    url,
    async launchDemo({ id, platform }, language) {
      const operation = 'games/launch'
      const body = JSON.stringify({
        player: null,
        platform,
        game: id,
        language,
        device: 'mobile',
        parent_origin: url,
        return_url: url,
      })
      const timestamp = `${Date.now()}`
      const nonce = randomUUID()
      const response = await app.inject({
        method: 'POST',
        url: `/arcade/provider/v1/${operation}`,
        body,
        headers: {
          'content-type': 'application/json',
          'x-arcade-timestamp': timestamp,
          'x-arcade-nonce': nonce,
          'x-arcade-signature': signRequest(signingSecret, { timestamp, nonce, operation, body }),
        },
      })
      const launch: { data: { url: string } | null } = response.json()
      if (launch.data === null) throw new Error(`game ${id} cannot be launched: ${response.body}`)
      return new URL(launch.data.url, url).href
    },
    async stop() {
      await app.close()
      await pool.end()
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
