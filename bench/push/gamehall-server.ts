import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { z } from 'zod'
import { createAppContext } from '../../apps/server/src/app/create-app-context.ts'
import { migrateDatabase } from '../../apps/server/src/app/database/migrate-database.ts'
import { openDatabase } from '../../apps/server/src/app/database/open-database.ts'
import { withSandboxDefaults } from '../../apps/server/src/app/sandbox/sandbox-defaults.ts'
import { readConfig } from '../../apps/server/src/platform/config/config.ts'
import { hashSecret } from '../../apps/server/src/platform/encryption/hash-secret.ts'
import { STANDALONE_SCOPE } from '../../apps/server/src/platform/operator/action.ts'
import { createLogger } from '../../apps/server/src/platform/telemetry/create-log.ts'
import { systemClock } from '../../apps/server/src/platform/time/clock.ts'
import { startPushServer } from '../../apps/server/src/rooms/inbox/index.ts'
import { inboxRoom } from '../../apps/server/src/rooms/inbox/room.ts'

/**
 * The server's push on a database of its own. Prints its address and a code for each of SOCKETS players; a POST sends its
 * body to every player, as an operator does: a row, a NOTIFY, and from there to every socket.
 */
const config = readConfig({ DATA_DIR: process.env.DATA_DIR, LOG_LEVEL: 'error' })
const log = createLogger(config)
const database = await openDatabase(config, log)
const url = 'http://localhost'
const ctx = createAppContext(withSandboxDefaults(config, url, undefined), log, database, systemClock, url)
await migrateDatabase(config, database, log)

const messageEveryone = inboxRoom.actions.find(({ name }) => name === 'message-everyone')
if (messageEveryone === undefined) throw new Error('nobody can send a message to everyone')

const codes = Array.from({ length: Number(process.env.SOCKETS) }, () => randomBytes(32).toString('base64url'))
await ctx.pool.query(
  `insert into push_codes (code_hash, player_id, session_id, expires_at)
    select hash, at, at, now() + interval '1 hour' from unnest($1::bytea[]) with ordinality as code (hash, at)`,
  [codes.map(hashSecret)],
)

const server = createServer(async (request, response) => {
  const text = Buffer.concat(await request.toArray()).toString()
  const both = { 'zh-TW': text, en: text }
  const input = messageEveryone.input.parse({ title: both, content: both })
  await ctx.db
    .transaction()
    .execute((trx) =>
      messageEveryone.run(ctx, trx, input, { name: 'bench', permissions: [] }, 'bench', STANDALONE_SCOPE),
    )
  response.end()
})
const push = startPushServer({ ctx, server, isSessionAlive: async () => true, isClosed: async () => false })
server.listen(0, '127.0.0.1', () => {
  const { port } = z.object({ port: z.number() }).parse(server.address())
  process.stdout.write(`${JSON.stringify({ url: `http://127.0.0.1:${port}`, codes })}\n`)
})
process.once('SIGTERM', async () => {
  await push.close()
  server.closeAllConnections()
  await ctx.pushFanOut.close()
  await database.close()
  process.exit(0)
})
