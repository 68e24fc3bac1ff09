import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'

const answer = z.object({ code: z.number(), data: z.unknown() })
export type Answer = z.infer<typeof answer>

/** Codes that say nothing about whether it was done: too fast, busy, outage, time-out. */
const UNDECIDED = new Set([408, 429, 500, 502, 503, 504, 10033, 10145])
const CALL_TIMEOUT_MS = 30_000
const RETRY_MS = 150
/** A call without a decision within three minutes is a failure. */
const LONGEST_MS = 180_000

export class ServerClient {
  readonly url: () => string
  retryCount = 0

  constructor(url: () => string) {
    this.url = url
  }

  /** Retries with the same idempotency key until the server decides: code 0 or a business refusal. */
  async decide(path: string, body: object, token?: string): Promise<Answer> {
    const key = randomUUID()
    const giveUpAt = Date.now() + LONGEST_MS
    for (;;) {
      const got = await this.#call(path, body, token, key)
      if (got !== null && !UNDECIDED.has(got.code)) return got
      if (Date.now() > giveUpAt) throw new Error(`${path}: no decision (last: ${got?.code ?? 'no answer'})`)
      this.retryCount += 1
      await delay(RETRY_MS)
    }
  }

  /** Calls the sandbox API, retrying while the server is down. Null when it refuses. */
  async sandbox(path: string, body?: object): Promise<unknown> {
    const giveUpAt = Date.now() + LONGEST_MS
    while (Date.now() < giveUpAt) {
      try {
        const response = await fetch(new URL(`sandbox/api/${path}`, this.url()), {
          ...(body && { method: 'POST', body: JSON.stringify(body) }),
          headers: { 'content-type': 'application/json' },
          signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
        })
        if (response.ok) return await response.json()
        if (response.status < 500) return null
      } catch {
        // Down, or killed while answering.
      }
      await delay(RETRY_MS)
    }
    throw new Error(`sandbox ${path}: no answer`)
  }

  async #call(path: string, body: object, token: string | undefined, key: string): Promise<Answer | null> {
    try {
      const response = await fetch(new URL(`api${path}`, this.url()), {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': key,
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
      })
      return answer.parse(await response.json())
    } catch {
      return null
    }
  }
}
