import type { Calls, RequestOf } from '@gamehall/contract'
import { useState } from 'react'
import { CallError } from '../../../shared/api/call-error.ts'
import { historyDepth, navigate } from '../../../shared/navigation/navigator.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { playSound } from '../../../shared/sound/play-sound.ts'
import { useForgetReading } from '../api/use-reading.ts'
import { useStartIdentity } from '../api/use-start-identity.ts'
import { beginDraft } from '../state/identity-draft-store.ts'

/** Starts an attempt and opens its first step, or returns the error. */
export function useBegin(owner: string) {
  const start = useStartIdentity()
  const forgetReading = useForgetReading()
  const [refusal, setRefusal] = useState<CallError>()
  const begin = async (wish: RequestOf<Calls['startIdentity']>) => {
    setRefusal(undefined)
    try {
      await start.mutateAsync(wish)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      void playSound('error')
      setRefusal(error)
      return
    }
    forgetReading()
    beginDraft(owner, historyDepth())
    navigate(href('idDiscriminate'))
  }
  return { begin, refusal, isStarting: start.isPending }
}
