import type { CallName } from '@gamehall/contract'
import { useEffect, useRef, useState } from 'react'
import { CallError } from '../api/call-error.ts'
import type { Answer, Payload } from '../api/send-call.ts'
import { useCallMutation } from '../api/use-call.ts'
import { playSound } from '../sound/play-sound.ts'

/** `checking`: no answer came, the hall is being asked what became of it. `unclear`: it did not answer that either. */
export type MoneyCallState = 'idle' | 'sending' | 'checking' | 'unclear'

export type MoneyCall<N extends CallName> = {
  readonly state: MoneyCallState
  /** What the hall refused the last try with. */
  readonly error: CallError | undefined
  /** Sends an intent. While one is open nothing else is sent: undefined. */
  run(payload: Payload<N>): Promise<Answer<N> | undefined>
  /** Asks again what became of the open intent. */
  ask(): Promise<Answer<N> | undefined>
  clearError(): void
}

const ASK_AFTER_MS = 1_200

/**
 * A call that moves money. Every try of one intent carries one key, so that asking again finds out what became of it
 * and never moves money twice: a lost answer is asked for by itself once, and when the network comes back, else whenever
 * the player wishes.
 */
export function useMoneyCall<N extends CallName>(name: N, onDone: (answer: Answer<N>) => void): MoneyCall<N> {
  const { mutateAsync } = useCallMutation(name, { isSilent: true })
  const [state, setState] = useState<MoneyCallState>('idle')
  const [error, setError] = useState<CallError>()
  const isBusy = useRef(false)
  const open = useRef<Payload<N>>(undefined)
  const close = () => {
    open.current = undefined
    setState('idle')
  }

  const attempt = async (payload: Payload<N>): Promise<Answer<N> | undefined> => {
    try {
      const answer = await mutateAsync(payload)
      close()
      onDone(answer)
      return answer
    } catch (thrown) {
      if (!(thrown instanceof CallError) || !thrown.isDecided) throw thrown
      close()
      setError(thrown)
      if (thrown.kind === 'business') void playSound('error')
      return undefined
    }
  }

  const send = (payload: Payload<N>) =>
    tryTwice(
      () => attempt(payload),
      () => setState('checking'),
    )

  const alone = async (work: typeof attempt, payload: Payload<N>) => {
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
    setState('checking')
    return alone(attempt, open.current)
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
      return alone(send, payload)
    },
    ask,
  }
}

/** While it is wanted, runs when the network comes back. */
function useBackOnline(isWanted: boolean, run: () => Promise<unknown>): void {
  useEffect(() => {
    if (!isWanted) return
    const runNow = () => void run()
    addEventListener('online', runNow)
    return () => removeEventListener('online', runNow)
  })
}

/** A try, and when its answer is lost one more after a moment. */
async function tryTwice<T>(attempt: () => Promise<T>, onLost: () => void): Promise<T> {
  try {
    return await attempt()
  } catch (thrown) {
    if (!(thrown instanceof CallError)) throw thrown
    onLost()
    await pause(ASK_AFTER_MS)
    return await attempt()
  }
}

/** Goes on while its page is hidden under another: the answer is wanted all the same. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
