import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { Clock } from '../../../platform/time/clock.ts'
import type { UnknownPayout } from '../payout-rail.ts'
import { signPayout } from './signature.ts'

export interface PayoutApiOptions {
  readonly baseUrl: () => string
  readonly merchantId: string
  readonly secret: string
  readonly clock: Clock
  readonly timeoutMs: number
}

export type PayoutCallAnswer<Data> = { readonly kind: 'answer'; readonly data: Data } | UnknownPayout

/** One signed call; a time-out, a broken connection or nonsense is `unknown`. */
export async function callPayouts<Schema extends z.ZodType>(
  options: PayoutApiOptions,
  operation: 'payouts' | 'payouts/query',
  body: object,
  schema: Schema,
): Promise<PayoutCallAnswer<z.output<Schema>>> {
  const text = JSON.stringify(body)
  const timestamp = String(options.clock.now().getTime())
  const nonce = randomUUID()
  try {
    const response = await fetch(`${options.baseUrl().replace(/\/$/, '')}/${operation}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-payout-merchant': options.merchantId,
        'x-payout-timestamp': timestamp,
        'x-payout-nonce': nonce,
        'x-payout-signature': signPayout(options.secret, { timestamp, nonce, operation, body: text }),
      },
      body: text,
      redirect: 'error',
      signal: AbortSignal.timeout(options.timeoutMs),
    })
    if (!response.ok) return { kind: 'unknown', cause: `HTTP ${response.status}` }
    const parsed = schema.safeParse(await response.json())
    return parsed.success
      ? { kind: 'answer', data: parsed.data }
      : { kind: 'unknown', cause: 'an answer of another shape' }
  } catch (error) {
    return { kind: 'unknown', cause: error instanceof Error ? error.name : 'no answer' }
  }
}
