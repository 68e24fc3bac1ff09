import type { HttpSmsOptions } from './types.ts'

const DEFAULT_TIMEOUT_MS = 8_000

/** Failures before a single byte of the request can have reached the vendor. */
const NEVER_LEFT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

export type VendorAnswer =
  | { readonly kind: 'answered'; readonly status: number; readonly body: unknown }
  | { readonly kind: 'never_left' | 'unanswered'; readonly reason: string }

export async function postMessage(options: HttpSmsOptions, form: URLSearchParams): Promise<VendorAnswer> {
  const { url, accountId, authToken } = options
  try {
    const response = await fetch(
      `${url}/2010-04-01/Accounts/${encodeURIComponent(accountId)}/Messages.json`,
      {
        method: 'POST',
        headers: {
          authorization: `Basic ${Buffer.from(`${accountId}:${authToken}`).toString('base64')}`,
          accept: 'application/json',
        },
        body: form,
        redirect: 'manual',
        signal: AbortSignal.timeout(options.timeoutMs ?? DEFAULT_TIMEOUT_MS),
      },
    )
    return { kind: 'answered', status: response.status, body: parseJson(await response.text()) }
  } catch (error) {
    const reason = failureCode(error)
    return { kind: NEVER_LEFT.has(reason) ? 'never_left' : 'unanswered', reason }
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The code or the name of a failed fetch, never its message: that may hold the address. */
function failureCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown failure'
  const { cause } = error
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code
  return error.name
}
