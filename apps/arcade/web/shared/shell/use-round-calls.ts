import { useCallback, useEffect, useRef, useState } from 'react'
import type { GameCallName, GameRequest, GameResponse } from '../../../src/game-api/schema.ts'
import type { ArcadeClient } from '../api/arcade-client.ts'
import { endsSession, type GameFault, isOutcomeUnknown } from '../api/game-fault.ts'

/** A bet that the balance is not enough for, in minor units. */
export interface Shortfall {
  readonly stakeMinor: bigint
  readonly balanceMinor: bigint
}

/** An error that blocks the game until the player acts. */
export type BlockingError =
  | { readonly kind: 'undecided'; readonly fault: GameFault; readonly retry: () => void }
  | { readonly kind: 'ended'; readonly fault: GameFault }
  | { readonly kind: 'insufficient'; readonly shortfall: Shortfall | null }
  | { readonly kind: 'refused'; readonly fault: GameFault }

/** Provides `play`, which retries a call while its outcome is unknown, and the resulting blocking error. */
export function useRoundCalls(client: ArcadeClient, onFault: (fault: GameFault) => void) {
  const [blockingError, setObstacle] = useState<BlockingError | null>(null)
  const faultRef = useRef(onFault)
  faultRef.current = onFault

  useEffect(() => {
    if (blockingError?.kind !== 'undecided') return
    window.addEventListener('online', blockingError.retry)
    return () => window.removeEventListener('online', blockingError.retry)
  }, [blockingError])

  const play = useCallback(
    async <N extends GameCallName>(name: N, request: GameRequest<N>): Promise<GameResponse<N> | null> => {
      for (let attempt = 1; ; attempt += 1) {
        const result = await client.call(name, request)
        if (result.ok) return result.data
        if (isOutcomeUnknown(result.fault)) {
          if (attempt === 1) continue
          faultRef.current(result.fault)
          await new Promise<void>((resolve) =>
            setObstacle({ kind: 'undecided', fault: result.fault, retry: resolve }),
          )
          setObstacle(null)
          continue
        }
        faultRef.current(result.fault)
        setObstacle(toBlockingError(result.fault))
        return null
      }
    },
    [client],
  )
  const dismiss = useCallback(() => setObstacle(null), [])
  const showInsufficientBalance = useCallback(
    (shortfall: Shortfall | null) => setObstacle({ kind: 'insufficient', shortfall }),
    [],
  )
  return { play, blockingError, dismiss, showInsufficientBalance }
}

function toBlockingError(fault: GameFault): BlockingError {
  if (endsSession(fault)) return { kind: 'ended', fault }
  if (fault.kind === 'refused' && fault.code === 'INSUFFICIENT')
    return { kind: 'insufficient', shortfall: null }
  return { kind: 'refused', fault }
}
