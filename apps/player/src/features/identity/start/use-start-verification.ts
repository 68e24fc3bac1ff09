import type { Calls, RequestOf } from '@gamehall/contract'
import { CallError } from '@gamehall/web-client/calls/call-error.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { historyDepth, navigate } from '../../../shared/navigation/navigator.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { playSound } from '../../../shared/sound/play-sound.ts'
import { useClearReading } from '../reading/use-document-reading.ts'
import { startLocalDraft } from '../steps/identity-draft-store.ts'
import { useStartIdentity } from './api.ts'

/**
 * Starts an attempt and opens its first step, or returns the error and asks for the state anew. `begunAt` is the history depth at which the steps began
 * whose document is changed: leaving the last step returns there.
 */
export function useStartVerification(owner: string, begunAt = Number.POSITIVE_INFINITY) {
  const start = useStartIdentity()
  const client = useQueryClient()
  const forgetReading = useClearReading()
  const [refusal, setRefusal] = useState<CallError>()
  const begin = async (wish: RequestOf<Calls['startIdentity']>) => {
    setRefusal(undefined)
    try {
      await start.mutateAsync(wish)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      void playSound('error')
      setRefusal(error)
      // Another device may have gone on meanwhile.
      if (error.isConclusive) void client.invalidateQueries({ queryKey: ['getIdentity'] })
      return
    }
    forgetReading()
    startLocalDraft(owner, Math.min(begunAt, historyDepth()))
    navigate(href('idDiscriminate'))
  }
  return { begin, refusal, isStarting: start.isPending }
}
