import { z } from 'zod'
import type { PlatformKey } from '../catalogue/platforms.ts'
import { readLaunchUrl } from '../game-api/launch-url.ts'
import { expectData, type TestArcade } from './create-test-arcade.ts'

/** Registers a player on the hall's wallet and opens a session of a game. Returns its session token. */
export async function enterSeamless(
  test: TestArcade,
  game: string,
  player: string,
  platform: PlatformKey = 'aurora_instant',
): Promise<string> {
  await test.provider('players/ensure', { player, currency: 'TWD', wallet: 'seamless' })
  const launched = await test.provider('games/launch', {
    player,
    platform,
    game,
    language: 'en',
    device: 'mobile',
    parent_origin: 'http://hall.test',
    return_url: 'http://hall.test/#/',
    wallet_token: 'a wallet token of the hall',
  })
  const launch_token = readLaunchUrl(z.string().parse(launched.data?.url)).token
  return expectData(await test.play('openSession', null, { launch_token })).session_token
}

const answerSchema = z.object({
  ok: z.boolean(),
  data: z.any().optional(),
  error: z.object({ code: z.string() }).nullish(),
})

/** Makes a call of the game page, of any HTTP status: 500 where the process dies, 503 while the hall does not answer. */
export async function callGame({ app }: TestArcade, path: string, token: string, body: object) {
  const headers = { authorization: `Bearer ${token}` }
  const response = await app.inject({ method: 'POST', url: `/arcade/api/${path}`, body, headers })
  const answer = answerSchema.parse(response.json())
  return { status: response.statusCode, code: answer.error?.code ?? 'OK', data: answer.data }
}
