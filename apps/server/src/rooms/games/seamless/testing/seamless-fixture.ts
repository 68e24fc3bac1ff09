import { createHmac, randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { createArcadeSeamlessProvider, type SeamlessProvider } from '../../../../providers/games/index.ts'
import { createFakeProvider } from '../../../../testing/fake-game-provider.ts'
import { createTestServer, type TestPlayer } from '../../../../testing/index.ts'
import { ensurePlatformPlayer } from '../../platforms/platform-player.ts'
import { createProviderFixture, type GamesFixture } from '../../testing/games-fixture.ts'
import { seamlessCallback } from '../seamless-callback.ts'
import { openSeamlessSession } from '../seamless-sessions.ts'

const SECRET = 'the-secret-of-the-seamless-tests'
export const GAME = 'fake-game'

const answerSchema = z.object({
  code: z.string(),
  data: z.object({ player: z.string(), currency: z.literal('TWD'), balance: z.string() }).nullable(),
})
export type WireAnswer = z.infer<typeof answerSchema>
const answersSchema = z.object({ code: z.literal('OK'), data: z.object({ answers: z.array(answerSchema) }) })

export interface Delivery {
  readonly provider?: string
  readonly secret?: string
  readonly timestamp?: number
  readonly nonce?: string
  /** Sent in place of the signed body. */
  readonly sent?: string
}

/** A player in a launched game of the seamless provider. */
export interface Seat {
  readonly player: TestPlayer
  readonly token: string
  /** The fields of a request that say who plays what. */
  readonly of: { readonly game: string; readonly player: string }
}

export interface SeamlessFixture extends GamesFixture<SeamlessProvider> {
  readonly server: FastifyInstance
  /** Signs and delivers a request; the body gets a `request_uuid`. Returns status and parsed answer. */
  deliver(
    operation: string,
    body: object,
    delivery?: Delivery,
  ): Promise<{ readonly status: number; readonly answer: WireAnswer | null }>
  /** The same, for the answer alone. */
  ask(operation: string, body: object): Promise<WireAnswer>
  /** Bets with their wins in one request; returns their answers. */
  askTogether(bets: readonly object[]): Promise<readonly WireAnswer[]>
  /** A player with `cents` in the main wallet, in the game. */
  sit(cents: bigint, isTestAccount?: boolean): Promise<Seat>
  /** Launches the game again, and returns the new token. */
  relaunch(seat: Seat): Promise<string>
  close(): Promise<void>
}

/** A server with one seamless provider: its catalogue is made up, its wire protocol is the arcade's. */
export async function createSeamlessFixture(): Promise<SeamlessFixture> {
  const games = await createProviderFixture((clock): SeamlessProvider => {
    const { platforms, listGames, ensurePlayer, kick, betDetail, health } = createFakeProvider()
    const wire = createArcadeSeamlessProvider({ baseUrl: 'http://127.0.0.1:9', signingSecret: SECRET, clock })
    const launch: SeamlessProvider['launch'] = async ({ player, walletToken }) => ({
      ok: true,
      data: { url: `/play?who=${player ?? 'demo'}&token=${walletToken ?? ''}` },
    })
    return { ...wire, platforms, listGames, ensurePlayer, kick, betDetail, health, launch }
  })
  const { ctx, clock, provider } = games
  const server = await createTestServer(ctx, [], seamlessCallback(ctx))
  const post = async (operation: string, body: object, delivery: Delivery = {}) => {
    const text = JSON.stringify({ request_uuid: randomUUID(), ...body })
    const timestamp = String(delivery.timestamp ?? clock.now().getTime())
    const nonce = delivery.nonce ?? randomUUID()
    const signature = createHmac('sha256', delivery.secret ?? SECRET)
      .update(`${timestamp}\n${nonce}\nseamless/${operation}\n${text}`)
      .digest('hex')
    return server.inject({
      method: 'POST',
      url: `/api/seamless/${delivery.provider ?? provider.key}/${operation}`,
      headers: {
        'content-type': 'application/json',
        'x-seamless-timestamp': timestamp,
        'x-seamless-nonce': nonce,
        'x-seamless-signature': signature,
      },
      body: delivery.sent ?? text,
    })
  }
  const deliver: SeamlessFixture['deliver'] = async (operation, body, delivery) => {
    const response = await post(operation, body, delivery)
    const answer = answerSchema.safeParse(response.statusCode === 404 ? null : response.json())
    return { status: response.statusCode, answer: answer.data ?? null }
  }
  const launch = (playerId: bigint) =>
    openSeamlessSession(ctx, { provider: provider.key, playerId, gid: GAME })
  return {
    ...games,
    server,
    deliver,
    async ask(operation, body) {
      const { answer } = await deliver(operation, body)
      if (answer === null) throw new Error(`no answer to ${operation}`)
      return answer
    },
    async askTogether(bets) {
      return answersSchema.parse((await post('bet-wins', { bets })).json()).data.answers
    },
    async sit(cents, isTestAccount = false) {
      const player = await games.newPlayer(cents, isTestAccount)
      const name = await ensurePlatformPlayer(ctx, provider, player.playerId)
      if (!name.ok) throw new Error(`no player: ${name.error}`)
      const token = await launch(player.playerId)
      return { player, token, of: { game: GAME, player: name.data } }
    },
    relaunch: ({ player }) => launch(player.playerId),
    async close() {
      await server.close()
      await ctx.close()
    },
  }
}

let made = 0
/** A transaction or round id of its own. */
export const newId = (kind: string): string => {
  made += 1
  return `${kind}-${String(made).padStart(6, '0')}`
}
