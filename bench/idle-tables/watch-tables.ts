import { setTimeout as delay } from 'node:timers/promises'
import type { Pool } from '@gamehall/postgres'
import { z } from 'zod'
import * as games from '../../apps/arcade/games/index.ts'
import { readLaunchUrl } from '../../apps/arcade/src/game-api/launch-url.ts'
import { callGame } from '../faults/game-client.ts'
import type { ServerClient } from '../faults/server-client.ts'
import { TableSocket } from '../faults/table-socket.ts'

/** A new table waits for its salt. */
const OPENS_WITHIN_MS = 60_000
/** The longest flight of Rocket Crash is one of 87 s. */
const LEFT_WITHIN_MS = 120_000
const POLL_MS = 500

const launched = z.object({ GameUrl: z.string() })
const opened = z.looseObject({ session_token: z.string() })

/** Watches every table of every game of shared rounds, and returns once each has a round. */
export async function watchEveryTable(client: ServerClient): Promise<readonly TableSocket[]> {
  const sockets: TableSocket[] = []
  for (const { id, rounds, tables } of Object.values(games)) {
    if (rounds !== 'shared') continue
    const token = await openTrial(client, id)
    for (const table of tables) sockets.push(new TableSocket(client, token, table.id))
  }
  for (const socket of sockets)
    if (!(await socket.waitFor('betting', OPENS_WITHIN_MS))) throw new Error('a table did not open')
  return sockets
}

async function openTrial(client: ServerClient, gameId: string): Promise<string> {
  const answer = await client.decide('/game/open/trial', { gameId })
  const { token: launch_token } = readLaunchUrl(launched.parse(answer.data).GameUrl)
  const session = await callGame(client, 'session/open', { launch_token })
  if (!session.ok) throw new Error(`no session of ${gameId}: ${session.code}`)
  return opened.parse(session.data).session_token
}

/** Waits until the rounds of so many tables are over, and no process leads one. */
export async function untilLeft(pool: Pool, tables: number): Promise<void> {
  const giveUpAt = Date.now() + LEFT_WITHIN_MS
  while (Date.now() < giveUpAt) {
    const { rows } = await pool.query<{ known: number; busy: number }>(`
      select count(*)::int as known,
          (count(*) filter (where leader is not null) + (select count(*) from arcade.shared_rounds
            where phase not in ('SETTLED', 'VOID')))::int as busy
        from arcade.shared_tables`)
    if (rows[0]?.known === tables && rows[0].busy === 0) return
    await delay(POLL_MS)
  }
  throw new Error('a table was not left')
}
