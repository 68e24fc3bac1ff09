import { rm } from 'node:fs/promises'
import { createAppContext } from '../apps/server/src/app/create-app-context.ts'
import { migrateDatabase } from '../apps/server/src/app/database/migrate-database.ts'
import { openDatabase } from '../apps/server/src/app/database/open-database.ts'
import { withSandboxDefaults } from '../apps/server/src/app/sandbox/sandbox-defaults.ts'
import { readConfig } from '../apps/server/src/platform/config/config.ts'
import type { Caller, Session } from '../apps/server/src/platform/http/route.ts'
import { createLogger } from '../apps/server/src/platform/telemetry/create-log.ts'
import { systemClock } from '../apps/server/src/platform/time/clock.ts'
import { makeDataFolder } from './spawn-server.ts'

/** A server in this process on a database of its own, for measuring use-cases without a network between; `ownerUrl` may do what the server's role may not. Gone afterwards. */
export async function withBenchContext<Result>(
  measure: (ctx: ReturnType<typeof createAppContext>, ownerUrl: string) => Promise<Result>,
): Promise<Result> {
  const dataFolder = await makeDataFolder()
  const config = readConfig({ DATA_DIR: dataFolder, LOG_LEVEL: 'silent' })
  const log = createLogger(config)
  const database = await openDatabase(config, log)
  try {
    const url = 'http://localhost'
    const ctx = createAppContext(withSandboxDefaults(config, url, undefined), log, database, systemClock, url)
    await migrateDatabase(config, database, log)
    return await measure(ctx, database.ownerUrl)
  } finally {
    await database.close()
    await rm(dataFolder, { recursive: true, force: true })
  }
}

export const createBenchCaller = (playerId: bigint): Caller<Session> => ({
  session: { playerId, sessionId: 1n, accountType: 1 },
  locale: 'zh-TW',
  ip: '127.0.0.1',
  deviceId: null,
  userAgent: 'bench',
  requestId: 'bench',
  idempotencyKey: 'bench',
  origin: 'http://localhost',
})

/** The median of measured times. */
export const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN
