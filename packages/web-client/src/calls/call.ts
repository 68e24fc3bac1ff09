import type { CallName } from '@gamehall/contract'
import { CallError } from './call-error.ts'
import { type CallPayload, type CallResponse, type SendOptions, sendCall } from './send-call.ts'
import { currentToken } from './session-token.ts'

export type CallOptions = SendOptions & {
  /** The caller shows the error itself. */
  readonly isSilent?: boolean | undefined
}

type CallReactions = {
  /** An error that should be shown to the player. */
  onError(error: CallError): void
  /** Code 401: the session is gone (§8). */
  onSessionLost(error: CallError): void
  /** Code 10027: the site is closed (§8). */
  onSiteClosed(): void
  /** The server refused what the player submitted; the form shows the reason itself. */
  onRefused(): void
}

const SITE_CLOSED = 10027

let reactions: CallReactions | undefined

/** Installs the app's handlers of call errors; called once at start. */
export function installCallReactions(installed: CallReactions): void {
  reactions = installed
}

/** Reports an error that the caller does not show itself. */
export function reportCallError(error: CallError): void {
  reactions?.onError(error)
}

/** Reports a refusal that the caller shows in its own place. */
export function reportRefusal(): void {
  reactions?.onRefused()
}

/** Sends a call and returns its data. An error is shown (unless silent) and thrown as a `CallError`. */
export async function call<N extends CallName>(
  name: N,
  payload: CallPayload<N>,
  { isSilent = false, ...options }: CallOptions = {},
): Promise<CallResponse<N>> {
  const token = currentToken()
  try {
    return await sendCall(name, payload, options)
  } catch (error) {
    if (error instanceof CallError) {
      const isOwnSession = token !== undefined && token === currentToken()
      if (error.kind === 'session') {
        if (isOwnSession) reactions?.onSessionLost(error)
      } else if (error.code === SITE_CLOSED) reactions?.onSiteClosed()
      else if (!isSilent && error.kind !== 'aborted') reportCallError(error)
    }
    throw error
  }
}
