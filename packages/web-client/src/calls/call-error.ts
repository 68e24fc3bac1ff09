import type { FieldError } from '@gamehall/contract'

/** Why a call failed: the server refused it, or no response came. */
export type CallErrorKind = 'business' | 'session' | 'server' | 'network' | 'timeout' | 'offline' | 'aborted'

/** §8: a call with the same idempotency key is still running, so its result is not known yet. */
const STILL_RUNNING = 10033

const TEMPORARY: ReadonlySet<number> = new Set([429, 10027, STILL_RUNNING, 10145])

/** A failed call. `message` is in the player's language and can be shown as it is. */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly kind: CallErrorKind
  /** The envelope's code (§8), or the HTTP-style code that names the outage. */
  readonly code: number
  /** The fields that the server refused, if it named any. */
  readonly fields: readonly FieldError[]

  constructor(kind: CallErrorKind, code: number, message: string, fields: readonly FieldError[] = []) {
    super(message)
    this.kind = kind
    this.code = code
    this.fields = fields
  }

  /** Whether the refusal is temporary and independent of the request, such as a closed site or too many requests. */
  get isTemporary(): boolean {
    return TEMPORARY.has(this.code)
  }

  /** Whether the server gave a final decision. If not, the call may have taken effect, and a retry must use the same key. */
  get isConclusive(): boolean {
    return (this.kind === 'business' && this.code !== STILL_RUNNING) || this.kind === 'session'
  }
}
