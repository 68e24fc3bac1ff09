import type { UnknownAnswer } from '../payment-gateway.ts'
import { checkMacValue, hasValidMac, type MacKeys } from './check-mac-value.ts'
import { decodeForm } from './transform.ts'
import type { GatewayFields } from './types.ts'

/** An honest answer is a few hundred bytes. */
const MAX_ANSWER_BYTES = 64 * 1024

export type GatewayFormResult = { readonly kind: 'answer'; readonly fields: GatewayFields } | UnknownAnswer

/**
 * Sends one signed form and reads the signed answer. A time-out, a broken connection, an answer that is not signed
 * by the gateway or not about this merchant: `unknown`.
 */
export async function postGatewayForm(
  url: URL,
  fields: GatewayFields,
  keys: MacKeys,
  timeoutMs: number,
): Promise<GatewayFormResult> {
  const body = new URLSearchParams({ ...fields, CheckMacValue: checkMacValue(fields, keys) })
  let raw: Buffer
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    raw = Buffer.from(await response.arrayBuffer())
    if (!response.ok || raw.length > MAX_ANSWER_BYTES) return { kind: 'unknown', cause: 'nonsense' }
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError'
    return { kind: 'unknown', cause: isTimeout ? 'timeout' : 'unreachable' }
  }
  const answer = decodeForm(raw)
  if (answer === null || answer.MerchantID !== fields.MerchantID || !hasValidMac(answer, keys)) {
    return { kind: 'unknown', cause: 'nonsense' }
  }
  return { kind: 'answer', fields: answer }
}
