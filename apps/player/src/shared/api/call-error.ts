import type { FieldError } from '@gamehall/contract'

/** Where a call stopped: the hall refused it, or no answer came. */
export type CallErrorKind = 'business' | 'session' | 'server' | 'network' | 'timeout' | 'offline' | 'aborted'

/** A twin of the call still runs: what became of it is not known yet. */
const STILL_RUNNING = 10033

const TEMPORARY: ReadonlySet<number> = new Set([429, 10027, STILL_RUNNING, 10145])

/** A call that did not succeed. `message` is in the player's language and may be shown as it is. */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly kind: CallErrorKind
  /** The envelope's code (§8), or the HTTP-style code that names the outage. */
  readonly code: number
  /** The refused fields, when the hall named them. */
  readonly fields: readonly FieldError[]

  constructor(kind: CallErrorKind, code: number, message: string, fields: readonly FieldError[] = []) {
    super(message)
    this.kind = kind
    this.code = code
    this.fields = fields
  }

  /** Whether the hall refuses everybody or everything for a while, whatever was asked: closed, too many requests. */
  get isTemporary(): boolean {
    return TEMPORARY.has(this.code)
  }

  /** Whether the hall decided: then asking again is a new intent, else it may have happened. */
  get isDecided(): boolean {
    return (this.kind === 'business' && this.code !== STILL_RUNNING) || this.kind === 'session'
  }
}
