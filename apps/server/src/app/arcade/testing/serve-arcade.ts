import { createArcade, openBeacon } from '@gamehall/arcade'
import Fastify, { type FastifyInstance } from 'fastify'
import { createArcadeProvider } from '../../../providers/games/index.ts'
import { gamesRoom } from '../../../rooms/games/room.ts'
import { channelClearing, openSystemAccounts, playMoneyAccount } from '../../../rooms/wallet/index.ts'
import { fakeGames } from '../../../testing/fake-vendors.ts'
import { createTestContext, createTestServer, type TestContext } from '../../../testing/index.ts'
import { choosePort } from '../../startup/choose-port.ts'
import { arcadeIds } from '../arcade-ids.ts'

export const ARCADE_SECRET = 'a secret of thirty-two characters'

interface ServedArcade {
  readonly ctx: TestContext
  readonly arcadeUrl: string
  readonly hall: FastifyInstance
  stop(): Promise<void>
}

type ArcadeOptions = Pick<Parameters<typeof createArcade>[0], 'isCallAllowed' | 'faults' | 'lateMs'>

/** The hall in transfer mode against the real arcade, over the wire. `timeoutMs`: how long the hall waits for the arcade. */
export async function serveArcade({
  clock = { now: () => new Date() },
  timeoutMs,
  ...options
}: ArcadeOptions & {
  readonly clock?: TestContext['clock']
  readonly timeoutMs?: number
}): Promise<ServedArcade> {
  const port = await choosePort(0, '127.0.0.1')
  const arcadeUrl = `http://127.0.0.1:${port}/arcade`
  const provider = createArcadeProvider({
    baseUrl: arcadeUrl,
    signingSecret: ARCADE_SECRET,
    clock,
    ...(timeoutMs !== undefined && { timeoutMs }),
  })
  const ctx = await createTestContext({ clock, providers: { games: fakeGames(provider) } })
  const arcade = createArcade({
    pool: ctx.pool,
    clock,
    ids: arcadeIds,
    beacon: openBeacon({ BEACON_URL: 'https://beacon.example' }),
    signingSecret: ARCADE_SECRET,
    encryptor: ctx.encryptor,
    publicUrl: null,
    publicOrigins: [],
    distFolder: '/nowhere',
    ...options,
  })
  await arcade.migrate()
  const app = Fastify()
  await app.register(arcade.routes, { prefix: '/arcade' })
  await app.listen({ port, host: '127.0.0.1' })
  await gamesRoom.start?.(ctx)
  await openSystemAccounts(ctx.db, [channelClearing('test'), playMoneyAccount('TWD')])
  const hall = await createTestServer(ctx, [gamesRoom])
  return {
    ctx,
    arcadeUrl,
    hall,
    async stop() {
      await hall.close()
      await app.close()
      await ctx.close()
    },
  }
}
