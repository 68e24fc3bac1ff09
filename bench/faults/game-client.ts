import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import type { ServerClient } from './server-client.ts'

const answer = z.union([
  z.object({ ok: z.literal(true), data: z.looseObject({}) }),
  z.object({ ok: z.literal(false), error: z.object({ code: z.string() }) }),
])
const CALL_TIMEOUT_MS = 30_000
const RETRY_MS = 150
const LONGEST_MS = 180_000
/** Refusals that say nothing about the request itself. */
const UNDECIDED = new Set(['TOO_FAST', 'WALLET_UNAVAILABLE'])

/** A decided answer of a game call: its data, or the code of its refusal. */
export type GameAnswer =
  | { readonly ok: true; readonly data: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly code: string }

/** A call of a game page, repeated with the same body until the arcade decides. Throws after three minutes without a decision. */
export async function callGame(
  client: ServerClient,
  path: string,
  body: object,
  token?: string,
): Promise<GameAnswer> {
  const giveUpAt = Date.now() + LONGEST_MS
  while (Date.now() < giveUpAt) {
    const got = await attempt(client, path, body, token)
    if (got !== null) return got
    client.retryCount += 1
    await delay(RETRY_MS)
  }
  throw new Error(`${path}: no decision`)
}

async function attempt(
  client: ServerClient,
  path: string,
  body: object,
  token: string | undefined,
): Promise<GameAnswer | null> {
  try {
    const response = await fetch(new URL(`arcade/api/${path}`, client.url()), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    })
    if (response.status !== 200) return null
    const got = answer.parse(await response.json())
    if (got.ok) return got
    return UNDECIDED.has(got.error.code) ? null : { ok: false, code: got.error.code }
  } catch {
    return null
  }
}
