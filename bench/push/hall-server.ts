import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { z } from 'zod'
import { createHall } from '../../apps/server/src/app/create-hall.ts'
import { createLog } from '../../apps/server/src/app/create-log.ts'
import { migrateDatabase } from '../../apps/server/src/app/migrate-database.ts'
import { openDatabase } from '../../apps/server/src/app/open-database.ts'
import { withSandboxDefaults } from '../../apps/server/src/app/sandbox-defaults.ts'
import { readConfig } from '../../apps/server/src/config/config.ts'
import { systemClock } from '../../apps/server/src/core/clock.ts'
import { hashSecret } from '../../apps/server/src/core/hash-secret.ts'
import { inboxRoom, startPushServer } from '../../apps/server/src/modules/inbox/index.ts'
import { ALONE } from '../../apps/server/src/operator/action.ts'

/**
 * The server's push on a database of its own. Prints its address and a code for each of SOCKETS players; a POST sends its
 * body to every player, as an operator does: a row, a NOTIFY, and from there to every socket.
 */
const config = readConfig({ DATA_DIR: process.env.DATA_DIR, LOG_LEVEL: 'error' })
const log = createLog(config)
const database = await openDatabase(config, log)
const url = 'http://localhost'
const hall = createHall(withSandboxDefaults(config, url, undefined), log, database, systemClock, url)
await migrateDatabase(config, database, log)

const messageEveryone = inboxRoom.actions.find(({ name }) => name === 'message-everyone')
if (messageEveryone === undefined) throw new Error('nobody can send a message to everyone')

const codes = Array.from({ length: Number(process.env.SOCKETS) }, () => randomBytes(32).toString('base64url'))
await hall.pool.query(
  `insert into push_codes (code_hash, player_id, session_id, expires_at)
    select hash, at, at, now() + interval '1 hour' from unnest($1::bytea[]) with ordinality as code (hash, at)`,
  [codes.map(hashSecret)],
)

const server = createServer(async (request, response) => {
  const text = Buffer.concat(await request.toArray()).toString()
  const both = { 'zh-TW': text, en: text }
  const input = messageEveryone.input.parse({ title: both, content: both })
  await hall.db
    .transaction()
    .execute((trx) =>
      messageEveryone.run(hall, trx, input, { name: 'bench', permissions: [] }, 'bench', ALONE),
    )
  response.end()
})
const push = startPushServer({ hall, server, isSessionAlive: async () => true, isClosed: async () => false })
server.listen(0, '127.0.0.1', () => {
  const { port } = z.object({ port: z.number() }).parse(server.address())
  process.stdout.write(`${JSON.stringify({ url: `http://127.0.0.1:${port}`, codes })}\n`)
})
process.once('SIGTERM', async () => {
  await push.close()
  server.closeAllConnections()
  await hall.pushFanOut.close()
  await database.close()
  process.exit(0)
})
