/** A call over HTTP, as a worker can be told it. */
export interface SentRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly timeoutMs: number
}

/** How a request ended: with a body, with another status than success, or without an answer. */
export type RequestEnd =
  | { readonly kind: 'answered'; readonly body: unknown }
  | { readonly kind: 'broken' | 'timeout' | 'unreachable' }

/** Sends a request to its end; never throws. */
export type SendRequest = (request: SentRequest) => Promise<RequestEnd>

export const sendRequest: SendRequest = async ({ url, headers, body, timeoutMs }) => {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body,
      cache: 'no-store',
      credentials: 'omit',
      signal,
    })
    return response.ok ? { kind: 'answered', body: await response.json() } : { kind: 'broken' }
  } catch {
    return { kind: signal.aborted ? 'timeout' : 'unreachable' }
  }
}
