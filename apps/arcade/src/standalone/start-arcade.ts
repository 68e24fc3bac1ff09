import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createDataEncryptor } from '@gamehall/encryption'
import { CONNECTION_TIMEOUT_MS, limitPipelining } from '@gamehall/http'
import { createPool } from '@gamehall/postgres'
import Fastify, { LogController } from 'fastify'
import type { Clock, Ids } from '../arcade-context.ts'
import { openBeacon } from '../beacon/open-beacon.ts'
import { type Arcade, createArcade } from '../create-arcade.ts'
import type { ArcadeConfig } from './arcade-config.ts'

const JOB_INTERVAL_MS = 60 * 1000

/** A standalone arcade that serves and runs its periodic jobs. */
export interface RunningArcade {
  readonly port: number
  /** Stops after the requests in flight are finished. */
  stop(): Promise<void>
}

/** Migrates and serves a standalone arcade at `/arcade`, for halls whose `ARCADE_URL` names it. */
export async function startArcade(config: ArcadeConfig, clock: Clock, ids: Ids): Promise<RunningArcade> {
  const app = Fastify({
    trustProxy: config.TRUST_PROXY > 0 && ((_address, hop) => hop < config.TRUST_PROXY),
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    logger: { level: config.LOG_LEVEL },
    logController: new LogController({ disableRequestLogging: true }),
  })
  limitPipelining(app)
  const pool = createPool(config.DATABASE_URL, { applicationName: 'gamehall-arcade' })
  const arcade = createArcade({
    pool,
    clock,
    ids,
    beacon: openBeacon(config),
    signingSecret: config.ARCADE_SECRET,
    encryptor: createDataEncryptor(config.DATA_KEY),
    publicUrl: config.ARCADE_URL,
    proxy: { trustedProxies: config.TRUST_PROXY, ownOrigins: [new URL(config.ARCADE_URL).origin] },
    publicOrigins: config.HALL_ORIGINS,
    ...(config.HALL_WALLET_URL !== undefined && { hallWalletUrl: config.HALL_WALLET_URL }),
    ...(config.BETTING_MS !== undefined && { tableBettingMs: config.BETTING_MS }),
    tableSpeed: config.TABLE_SPEED,
    distFolder: join(import.meta.dirname, '../../dist'),
  })
  await arcade.migrate()
  await app.register(arcade.routes, { prefix: '/arcade' })
  app.get('/healthz', async () => ({ status: 'ok' }))
  await app.listen({ port: config.PORT, host: config.HOST })
  const timer = setInterval(() => {
    runJobs(arcade, clock.now()).catch((error: unknown) =>
      app.log.error({ err: error, event: 'arcade_upkeep_failed' }),
    )
  }, JOB_INTERVAL_MS)
  return {
    port: (app.server.address() as AddressInfo).port,
    async stop() {
      clearInterval(timer)
      await app.close()
      await pool.end()
    },
  }
}

async function runJobs(arcade: Arcade, now: Date): Promise<void> {
  await arcade.settleExpiredRounds(now)
  await arcade.cleanUp(now)
}
