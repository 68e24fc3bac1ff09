import { invalidateOnBroadcasts } from '../platform/cache/cache-version.ts'
import type { Config } from '../platform/config/config.ts'
import type { AppContext } from '../platform/context/app-context.ts'
import { cleanIdempotencyKeys } from '../platform/http/idempotency/clean-idempotency-keys.ts'
import { startJobRunner } from '../platform/jobs/job-runner.ts'
import { ensureFirstOperator } from '../platform/operator/operators.ts'
import { logTerminalEvent } from '../platform/operator/terminal/security-relay.ts'
import { createLogger } from '../platform/telemetry/create-log.ts'
import { openServerClock } from '../platform/time/server-clock.ts'
import { isSessionAlive } from '../rooms/account/index.ts'
import { checkChannelVendors } from '../rooms/cashier/index.ts'
import { checkPlatformProviders } from '../rooms/games/index.ts'
import { startPushServer } from '../rooms/inbox/index.ts'
import { readSiteClosed } from '../rooms/site/index.ts'
import { createArcadeJobs } from './arcade/arcade-jobs.ts'
import { openArcade } from './arcade/open-arcade.ts'
import { createAppContext } from './create-app-context.ts'
import { createHttpServer } from './create-http-server.ts'
import { migrateDatabase } from './database/migrate-database.ts'
import { type OpenDatabase, openDatabase } from './database/open-database.ts'
import { rooms } from './rooms.ts'
import { addDemoContent } from './sandbox/demo-content.ts'
import { addGameLeaderboards } from './sandbox/demo-leaderboards.ts'
import { openSandbox } from './sandbox/open-sandbox.ts'
import { withSandboxDefaults } from './sandbox/sandbox-defaults.ts'
import { checkDataFolder } from './startup/check-data-folder.ts'
import { checkTableCycles } from './startup/check-table-cycles.ts'
import { choosePort } from './startup/choose-port.ts'

const DRAIN_WITHIN_MS = 5_000
const CUT_AFTER_MS = 2_000

const platformJobs = [cleanIdempotencyKeys, logTerminalEvent]

export interface RunningServer {
  readonly ctx: AppContext
  readonly port: number
  /** Lets requests and jobs in flight finish, then closes everything. */
  stop(): Promise<void>
}

/** Starts the rooms; a demo gets the leaderboards of the catalogue that they have read. */
async function startRooms(ctx: AppContext, demo: OpenDatabase | null): Promise<void> {
  for (const room of rooms) await room.start?.(ctx)
  if (demo !== null) await addGameLeaderboards(demo.db, ctx.clock.now())
}

/** Throws for a configuration under which nothing is to be opened. */
async function checkBeforeStart(config: Config): Promise<void> {
  checkTableCycles(config)
  if (config.DATABASE_URL === undefined || config.STORAGE_URL === undefined)
    await checkDataFolder(config.dataFolder)
}

/** Starts the whole product: database, migrations, rooms, arcade, sandbox (in its mode), push and jobs. */
export async function startServer(environment: Config): Promise<RunningServer> {
  const givenConfig = { ...environment, PORT: await choosePort(environment.PORT, environment.HOST) }
  const isSandbox = givenConfig.GAMEHALL_MODE === 'sandbox'
  const log = createLogger(givenConfig)
  await checkBeforeStart(givenConfig)
  const database = await openDatabase(givenConfig, log)
  await migrateDatabase(givenConfig, database, log).catch(async (error: unknown) => {
    await database.close()
    throw error
  })
  const clock = await openServerClock(database.db, isSandbox)
  const selfUrl = `http://127.0.0.1:${givenConfig.PORT}`
  const sandbox = isSandbox ? await openSandbox(database, clock) : null
  const config = withSandboxDefaults(givenConfig, selfUrl, sandbox?.smtpUrl)
  const ctx = createAppContext(config, log, database, clock, selfUrl)
  const arcade = await openArcade(ctx, sandbox, selfUrl)
  const jobs = [
    ...rooms.flatMap((room) => room.jobs),
    ...platformJobs,
    ...(arcade === null ? [] : createArcadeJobs(arcade)),
    ...(sandbox?.jobs ?? []),
  ]

  await ensureFirstOperator(ctx.db, config.OPERATOR_PASSWORD, clock.now())
  if (isSandbox) await addDemoContent(database.db, clock.now())

  await checkChannelVendors(ctx)
  await checkPlatformProviders(ctx)
  let isStopping = false
  let socketCount = () => 0
  const { app, drain } = await createHttpServer(ctx, {
    isStopping: () => isStopping,
    socketCount: () => socketCount(),
  })
  if (arcade !== null) await app.register(arcade.routes, { prefix: '/arcade' })
  if (sandbox !== null) await sandbox.serve(app, ctx, jobs)
  invalidateOnBroadcasts(ctx)
  const push = config.roles.includes('push')
    ? startPushServer({
        ctx,
        server: app.server,
        isSessionAlive: (id) => isSessionAlive(ctx, id),
        isClosed: () => readSiteClosed(ctx),
        isForeignPath: (path) => arcade !== null && path.startsWith('/arcade/'),
      })
    : null
  socketCount = () => push?.count ?? 0
  await app.listen({ port: config.PORT, host: config.HOST })
  await startRooms(ctx, isSandbox ? database : null)
  const runner = config.roles.includes('worker') ? await startJobRunner(ctx, jobs, database.url) : null

  return {
    ctx,
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
      await ctx.pushFanOut.close()
      await sandbox?.close()
      await database.close()
    },
  }
}
