import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { readLaunchUrl } from '../../apps/arcade/src/game-api/launch-url.ts'
import { signRequest } from '../../apps/arcade/src/provider/request-signature.ts'

const answer = z.looseObject({ ok: z.boolean() })

/** A game call; throws on anything but HTTP 200. `address` is the caller's, as a proxy would tell it: the arcade limits calls by it. */
export async function playCall(
  url: string,
  path: string,
  token: string | null,
  body: object,
  address = '127.0.0.1',
) {
  const response = await fetch(`${url}/arcade/api/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  if (response.status !== 200) throw new Error(`${path}: HTTP ${response.status}`)
  const { ok, data } = answer.parse(await response.json())
  return { ok, data }
}

/** A provider call of the hall. */
async function providerCall(url: string, secret: string, operation: string, body: object) {
  const text = JSON.stringify(body)
  const timestamp = `${Date.now()}`
  const nonce = randomUUID()
  const response = await fetch(`${url}/arcade/provider/v1/${operation}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-arcade-timestamp': timestamp,
      'x-arcade-nonce': nonce,
      'x-arcade-signature': signRequest(secret, { timestamp, nonce, operation, body: text }),
    },
    body: text,
  })
  return z
    .object({ code: z.string(), data: z.record(z.string(), z.unknown()).nullable() })
    .parse(await response.json())
}

/** Registers a player with 1,000 dollars and launches a game. Returns the launch token. */
export async function launchPlayer(
  url: string,
  secret: string,
  game: { readonly id: string; readonly platform: string },
  player: string,
): Promise<string> {
  await providerCall(url, secret, 'players/ensure', { player, currency: 'TWD' })
  const { platform } = game
  await providerCall(url, secret, 'transfers/in', {
    reference: randomUUID(),
    player,
    platform,
    currency: 'TWD',
    amount: '1000',
  })
  const launched = await providerCall(url, secret, 'games/launch', {
    player,
    platform,
    game: game.id,
    language: 'en',
    device: 'mobile',
    parent_origin: url,
    return_url: `${url}/`,
  })
  return readLaunchUrl(z.string().parse(launched.data?.url)).token
}
