import type { CallName, Calls, Envelope, RequestOf, ResponseOf } from '@gamehall/contract'
import { REQUEST_TIMEOUT_MS } from '@gamehall/contract/constants'
import { currentLanguage } from '../i18n/language.ts'
import { deviceId } from '../storage/device-id.ts'
import { randomId } from '../storage/random-id.ts'
import { apiBaseUrl, resetApiBaseUrl } from './api-base-url.ts'
import { CallError } from './call-error.ts'
import { type CallRoute, callTable } from './call-table.ts'
import { httpStatusMessage, networkText } from './network-text.ts'
import { syncServerTime } from './server-time.ts'
import { currentToken } from './session-token.ts'

export type CallPayload<N extends CallName> = RequestOf<Calls[N]>
export type CallResponse<N extends CallName> = ResponseOf<Calls[N]>

export type SendOptions = {
  readonly signal?: AbortSignal | undefined
  /** For a call that moves money: the same for every attempt of one intent. */
  readonly idempotencyKey?: string | undefined
}

/**
 * Sends one call of the contract and returns its `data`; throws only `CallError`.
 * Shows nothing: `call` and its hooks do.
 */
export async function sendCall<N extends CallName>(
  name: N,
  payload: CallPayload<N>,
  options: SendOptions = {},
): Promise<CallResponse<N>> {
  const route = callTable[name]
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS)
  const signal = options.signal ? anySignal(options.signal, timeout) : timeout
  const sentAt = Date.now()
  try {
    const response = await fetch(apiBaseUrl(name) + pathOf(route, payload), {
      method: route[1],
      headers: headersOf(route, options),
      signal,
      ...(route[1] === 'POST' && { body: bodyOf(route, payload) }),
    })
    syncServerTime(response.headers, sentAt, Date.now())
    return readEnvelope<CallResponse<N>>(await response.text(), response.status)
  } catch (error) {
    if (error instanceof CallError) throw error
    if (!signal.aborted) resetApiBaseUrl()
    throw networkError(options.signal?.aborted === true, timeout.aborted)
  }
}

/** Polyfill of `AbortSignal.any` for Safari before 17.4. */
function anySignal(one: AbortSignal, other: AbortSignal): AbortSignal {
  if ('any' in AbortSignal) return AbortSignal.any([one, other])
  const either = new AbortController()
  for (const signal of [one, other]) {
    if (signal.aborted) either.abort(signal.reason)
    signal.addEventListener('abort', () => either.abort(signal.reason), { signal: either.signal })
  }
  return either.signal
}

function pathOf([path, method]: CallRoute, payload: object): string {
  if (method === 'POST') return path
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(payload)) if (value != null) query.set(key, String(value))
  return query.size > 0 ? `${path}?${query}` : path
}

function bodyOf([, , , , isMultipart]: CallRoute, payload: object): string | FormData {
  if (!isMultipart) return JSON.stringify(payload)
  const form = new FormData()
  for (const [name, value] of Object.entries(payload))
    for (const part of [value].flat()) form.append(name, part instanceof Blob ? part : String(part))
  return form
}

function headersOf(
  [, method, isIdempotent, , isMultipart]: CallRoute,
  options: SendOptions,
): Record<string, string> {
  const token = currentToken()
  return {
    'accept-language': currentLanguage(),
    'x-device-id': deviceId(),
    // For multipart, the browser sets the content type with its boundary.
    ...(method === 'POST' && !isMultipart && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(isIdempotent && { 'idempotency-key': options.idempotencyKey ?? randomId() }),
  }
}

/** Returns the `data` of a response text; throws a `CallError` for any other envelope or text. */
export function readEnvelope<Data>(text: string, status: number): Data {
  const envelope = parseEnvelope<Data>(text)
  if (!envelope) throw new CallError('server', status, httpStatusMessage(status))
  if (isSuccess(envelope)) return envelope.data
  const { code, msg, data } = envelope
  const kind = code === 401 ? 'session' : status >= 500 ? 'server' : 'business'
  throw new CallError(kind, code, msg || networkText[currentLanguage()].failed, data?.fields)
}

function isSuccess<Data>(envelope: Envelope<Data>): envelope is Extract<Envelope<Data>, { code: 0 }> {
  return envelope.code === 0
}

/** The response's shape is not validated here: the server validates it against the contract. */
function parseEnvelope<Data>(text: string): Envelope<Data> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    const isEnvelope = typeof value === 'object' && value !== null && 'code' in value && 'msg' in value
    return isEnvelope ? (value as Envelope<Data>) : undefined
  } catch {
    return undefined
  }
}

/** The error of a call that got no response: aborted, timed out, offline, or another network failure. */
export function networkError(isAborted: boolean, isTimeout: boolean): CallError {
  const text = networkText[currentLanguage()]
  if (isAborted) return new CallError('aborted', 0, text.failed)
  if (isTimeout) return new CallError('timeout', 408, text.timeout)
  if (!navigator.onLine) return new CallError('offline', 501, text.offline)
  return new CallError('network', 502, text.network)
}
