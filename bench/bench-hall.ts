import { rm } from 'node:fs/promises'
import { createHall } from '../apps/server/src/app/create-hall.ts'
import { createLog } from '../apps/server/src/app/create-log.ts'
import { migrateDatabase } from '../apps/server/src/app/migrate-database.ts'
import { openDatabase } from '../apps/server/src/app/open-database.ts'
import { withSandboxDefaults } from '../apps/server/src/app/sandbox-defaults.ts'
import { readConfig } from '../apps/server/src/config/config.ts'
import { systemClock } from '../apps/server/src/core/clock.ts'
import type { Hall } from '../apps/server/src/core/hall.ts'
import type { Caller, Session } from '../apps/server/src/http/route.ts'
import { makeDataFolder } from './spawn-hall.ts'

/** A server in this process on a database of its own, for measuring use-cases without a network between; `ownerUrl` may do what the server's role may not. Gone afterwards. */
export async function withBenchHall<Result>(
  measure: (hall: Hall, ownerUrl: string) => Promise<Result>,
): Promise<Result> {
  const dataFolder = await makeDataFolder()
  const config = readConfig({ DATA_DIR: dataFolder, LOG_LEVEL: 'silent' })
  const log = createLog(config)
  const database = await openDatabase(config, log)
  try {
    const url = 'http://localhost'
    const hall = createHall(withSandboxDefaults(config, url, undefined), log, database, systemClock, url)
    await migrateDatabase(config, database, log)
    return await measure(hall, database.ownerUrl)
  } finally {
    await database.close()
    await rm(dataFolder, { recursive: true, force: true })
  }
}

export const callerOf = (playerId: bigint): Caller<Session> => ({
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
export const middleOf = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN
