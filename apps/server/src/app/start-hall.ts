import type { Config } from '../config/config.ts'
import type { Hall } from '../core/hall.ts'
import { cleanIdempotencyKeys } from '../http/clean-idempotency-keys.ts'
import { startJobRunner } from '../jobs/job-runner.ts'
import { isSessionAlive } from '../modules/account/index.ts'
import { startPushServer } from '../modules/inbox/index.ts'
import { readSiteClosed } from '../modules/site/index.ts'
import { ensureFirstOperator } from '../operator/operators.ts'
import { arcadeJobs } from './arcade-jobs.ts'
import { checkDataFolder } from './check-data-folder.ts'
import { choosePort } from './choose-port.ts'
import { createHall } from './create-hall.ts'
import { createLog } from './create-log.ts'
import { addDemoContent } from './demo-content.ts'
import { openHallClock } from './hall-clock.ts'
import { migrateDatabase } from './migrate-database.ts'
import { openDatabase } from './open-database.ts'
import { openSandbox } from './open-sandbox.ts'
import { rooms } from './rooms.ts'
import { withSandboxDefaults } from './sandbox-defaults.ts'
import { openArcade } from './serve-arcade.ts'
import { serveHall } from './serve-hall.ts'

const DRAIN_WITHIN_MS = 5_000
const CUT_AFTER_MS = 2_000

export interface RunningHall {
  readonly hall: Hall
  readonly port: number
  /** Lets requests and jobs in flight finish, then closes everything. */
  stop(): Promise<void>
}

/** Starts the whole product: database, migrations, rooms, arcade, sandbox (in its mode), push and jobs. */
export async function startHall(environment: Config): Promise<RunningHall> {
  const givenConfig = { ...environment, PORT: await choosePort(environment.PORT, environment.HOST) }
  const isSandbox = givenConfig.GAMEHALL_MODE === 'sandbox'
  const log = createLog(givenConfig)
  if (givenConfig.DATABASE_URL === undefined || givenConfig.STORAGE_URL === undefined)
    await checkDataFolder(givenConfig.dataFolder)
  const database = await openDatabase(givenConfig, log)
  await migrateDatabase(givenConfig, database, log).catch(async (error: unknown) => {
    await database.close()
    throw error
  })
  const clock = await openHallClock(database.db, isSandbox)
  const selfUrl = `http://127.0.0.1:${givenConfig.PORT}`
  const sandbox = isSandbox ? await openSandbox(database, clock) : null
  const config = withSandboxDefaults(givenConfig, selfUrl, sandbox?.smtpUrl)
  const hall = createHall(config, log, database, clock, selfUrl)
  const arcade = await openArcade(hall, sandbox?.arcadeFaults)
  const jobs = [
    ...rooms.flatMap((room) => room.jobs),
    cleanIdempotencyKeys,
    ...(arcade === null ? [] : arcadeJobs(arcade)),
    ...(sandbox?.jobs ?? []),
  ]

  await ensureFirstOperator(hall.db, config.OPERATOR_PASSWORD, clock.now())
  if (isSandbox) await addDemoContent(hall.db, clock.now())

  let isStopping = false
  let socketCount = () => 0
  const { app, drain } = await serveHall(hall, {
    isStopping: () => isStopping,
    socketCount: () => socketCount(),
  })
  if (arcade !== null) await app.register(arcade.routes, { prefix: '/arcade' })
  if (sandbox !== null) await sandbox.serve(app, hall, jobs)
  const push = config.roles.includes('push')
    ? startPushServer({
        hall,
        server: app.server,
        isSessionAlive: (id) => isSessionAlive(hall, id),
        isClosed: () => readSiteClosed(hall),
      })
    : null
  socketCount = () => push?.count ?? 0
  await app.listen({ port: config.PORT, host: config.HOST })
  for (const room of rooms) await room.start?.(hall)
  const runner = config.roles.includes('worker') ? await startJobRunner(hall, jobs, database.url) : null

  return {
    hall,
    port: config.PORT,
    async stop() {
      isStopping = true
      await push?.close()
      await drain(DRAIN_WITHIN_MS)
      // Work that is cut off is resumed by its job, here or in the next process.
      const cut = setTimeout(() => app.server.closeAllConnections(), CUT_AFTER_MS)
      await app.close()
      clearTimeout(cut)
      await runner?.stop()
      await hall.pushFanOut.close()
      await sandbox?.close()
      await database.close()
    },
  }
}
