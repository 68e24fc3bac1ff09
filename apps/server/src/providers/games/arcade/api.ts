import { createHmac, randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { Clock } from '../../../platform/time/clock.ts'
import type { ProviderFailure, ProviderResult } from '../game-provider.ts'
import { postJson } from './post-json.ts'
import { toFailure } from './transform.ts'
import { envelope } from './types.ts'

export interface ArcadeApiOptions {
  /** For example `http://127.0.0.1:3000/arcade`. */
  readonly baseUrl: string
  readonly signingSecret: string
  readonly clock: Clock
  readonly timeoutMs: number
}

export type ArcadeCall = <Data extends z.ZodType>(
  operation: string,
  body: object,
  data: Data,
) => Promise<ProviderResult<z.output<Data>>>

/** Creates signed calls to the arcade. No response, a broken connection and a malformed response are UNKNOWN; it never throws. */
export function createArcadeApi(options: ArcadeApiOptions): ArcadeCall {
  const base = options.baseUrl.replace(/\/+$/, '')
  return async (operation, body, data) => {
    const text = JSON.stringify(body)
    let answer: unknown
    try {
      const url = new URL(`${base}/provider/v1/${operation}`)
      answer = await postJson(url, signatureHeaders(options, operation, text), text, options.timeoutMs)
    } catch (error) {
      return unknown(error instanceof Error ? error.name : 'no answer')
    }
    const read = envelope.safeParse(answer)
    if (!read.success) return unknown('an answer that is none')
    if (read.data.code !== 'OK') return toFailure(read.data.code, read.data.message)
    const parsed = data.safeParse(read.data.data)
    return parsed.success ? { ok: true, data: parsed.data } : unknown('an answer of another shape')
  }
}

function signatureHeaders(options: ArcadeApiOptions, operation: string, body: string) {
  const timestamp = options.clock.now().getTime().toString()
  const nonce = randomUUID()
  const signature = createHmac('sha256', options.signingSecret)
    .update(`${timestamp}\n${nonce}\n${operation}\n${body}`)
    .digest('hex')
  return {
    'x-arcade-timestamp': timestamp,
    'x-arcade-nonce': nonce,
    'x-arcade-signature': signature,
  }
}

const unknown = (message: string): ProviderFailure => ({ ok: false, error: 'UNKNOWN', message })
