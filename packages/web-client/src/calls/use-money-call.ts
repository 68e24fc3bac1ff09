import type { CallName } from '@gamehall/contract'
import { useEffect, useRef, useState } from 'react'
import { reportRefusal } from './call.ts'
import { CallError } from './call-error.ts'
import type { CallPayload, CallResponse } from './send-call.ts'
import { useCallMutation } from './use-call.ts'

/** `checking`: no response came, the call is being repeated under the same key. `unclear`: that got no response either. */
export type MoneyCallState = 'idle' | 'sending' | 'checking' | 'unclear'

export type MoneyCall<N extends CallName> = {
  readonly state: MoneyCallState
  /** The server's error of the last attempt. */
  readonly error: CallError | undefined
  /** Sends an intent. Resolves to undefined if it fails, or at once while another intent is open. */
  run(payload: CallPayload<N>): Promise<CallResponse<N> | undefined>
  /** Checks the result of the open intent by sending it again under the same key. */
  ask(): Promise<CallResponse<N> | undefined>
  clearError(): void
}

const RETRY_AFTER_MS = 1_200

/**
 * A call that moves money. All attempts of one intent carry the same idempotency key, so that a repeated attempt returns the
 * result and never moves money twice. After a lost response it retries once by itself, again when the network comes back,
 * and whenever the player asks for it.
 */
export function useMoneyCall<N extends CallName>(
  name: N,
  onDone: (_: CallResponse<N>) => void,
): MoneyCall<N> {
  const { mutateAsync } = useCallMutation(name, { isSilent: true })
  const [state, setState] = useState<MoneyCallState>('idle')
  const [error, setError] = useState<CallError>()
  const isBusy = useRef(false)
  const open = useRef<CallPayload<N>>(undefined)
  const close = () => {
    open.current = undefined
    setState('idle')
  }

  const attempt = async (payload: CallPayload<N>): Promise<CallResponse<N> | undefined> => {
    try {
      const answer = await mutateAsync(payload)
      close()
      onDone(answer)
      return answer
    } catch (thrown) {
      if (!(thrown instanceof CallError) || !thrown.isConclusive) throw thrown
      close()
      setError(thrown)
      if (thrown.kind === 'business') reportRefusal()
      return undefined
    }
  }

  const setChecking = () => setState('checking')
  const send = (payload: CallPayload<N>) => tryTwice(() => attempt(payload), setChecking)

  const runExclusively = async (work: typeof attempt, payload: CallPayload<N>) => {
    if (isBusy.current) return undefined
    isBusy.current = true
    try {
      return await work(payload)
    } catch (thrown) {
      if (!(thrown instanceof CallError)) throw thrown
      setState('unclear')
      return undefined
    } finally {
      isBusy.current = false
    }
  }

  const ask = async () => {
    if (isBusy.current || open.current === undefined) return undefined
    setChecking()
    return runExclusively(attempt, open.current)
  }

  useBackOnline(state === 'unclear', ask)

  return {
    state,
    error,
    clearError: () => setError(undefined),
    run: async (payload) => {
      if (isBusy.current || open.current !== undefined) return undefined
      open.current = payload
      setError(undefined)
      setState('sending')
      return runExclusively(send, payload)
    },
    ask,
  }
}

/** Calls `run` when the browser comes online, while `isWanted`. */
function useBackOnline(isWanted: boolean, run: () => Promise<unknown>): void {
  useEffect(() => {
    if (!isWanted) return
    const runNow = () => void run()
    addEventListener('online', runNow)
    return () => removeEventListener('online', runNow)
  })
}

/** Attempts once, and once more after a short wait if the response was lost. */
async function tryTwice<T>(attempt: () => Promise<T>, onLost: () => void): Promise<T> {
  try {
    return await attempt()
  } catch (thrown) {
    if (!(thrown instanceof CallError)) throw thrown
    onLost()
    await pause(RETRY_AFTER_MS)
    return await attempt()
  }
}

/** Not cancelled when the page is hidden: the result is still needed. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
