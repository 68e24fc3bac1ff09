import type { z } from 'zod'
import type { ChainUnknown } from '../chain-reader.ts'

export interface NodeOptions {
  /** For example `https://api.trongrid.io`. */
  readonly baseUrl: () => string
  readonly apiKey?: string | undefined
  readonly timeoutMs?: number
}

const DEFAULT_TIMEOUT_MS = 8_000
const MAX_ANSWER_BYTES = 1024 * 1024

export type NodeResponse<Data> = { readonly kind: 'answer'; readonly data: Data } | ChainUnknown

/** Calls a node; any response that does not match the schema is `unknown`. */
export async function callNode<Schema extends z.ZodType>(
  options: NodeOptions,
  path: string,
  body: object | null,
  schema: Schema,
): Promise<NodeResponse<z.output<Schema>>> {
  const url = `${options.baseUrl().replace(/\/$/, '')}${path}`
  let text: string
  try {
    const response = await fetch(url, {
      method: body === null ? 'GET' : 'POST',
      headers: {
        accept: 'application/json',
        ...(body !== null && { 'content-type': 'application/json' }),
        ...(options.apiKey !== undefined && { 'TRON-PRO-API-KEY': options.apiKey }),
      },
      ...(body !== null && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(options.timeoutMs ?? DEFAULT_TIMEOUT_MS),
    })
    text = await response.text()
    if (!response.ok || text.length > MAX_ANSWER_BYTES) return { kind: 'unknown', cause: 'nonsense' }
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError'
    return { kind: 'unknown', cause: isTimeout ? 'timeout' : 'unreachable' }
  }
  try {
    return { kind: 'answer', data: schema.parse(JSON.parse(text)) }
  } catch {
    return { kind: 'unknown', cause: 'nonsense' }
  }
}
