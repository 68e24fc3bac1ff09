import type { FaceAction } from '@gamehall/contract/identity'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CallError } from '../../../shared/api/call-error.ts'
import type { Answer } from '../../../shared/api/send-call.ts'
import { useCallMutation } from '../../../shared/api/use-call.ts'
import { useText } from '../../../shared/i18n/text.ts'
import { handIn } from '../state/identity-draft-store.ts'
import { faceText } from './face-text.ts'

type Check = Answer<'startFaceCheck'>

/** §8: the judge is at work for others, or at this player's last frames still. */
const TAKEN = [10145, 10148]
const RETRIES = 4
const RETRY_MS = 2_000

/**
 * How a face recognition stands. `ready` has not begun; `asked` waits for one action (`notice`: the hall's word on the last try);
 * `over`: the time ran out; `refused`: the hall lets none begin.
 */
export type FaceCheckState =
  | { readonly stage: 'ready' | 'starting' | 'over' | 'done' }
  | { readonly stage: 'refused'; readonly error: CallError }
  | {
      readonly stage: 'asked' | 'sending'
      readonly check: Check
      readonly action: FaceAction
      readonly notice: string | undefined
    }

/** The calls of one face recognition, and where it stands. */
export function useFaceCheck(onDone: () => void) {
  const text = useText(faceText)
  const client = useQueryClient()
  const [state, setState] = useState<FaceCheckState>({ stage: 'ready' })
  const starting = useCallMutation('startFaceCheck', { isSilent: true })
  const showing = useCallMutation('showFaceAction', {
    isSilent: true,
    // The player has done their part: the same frames are sent again while the judge is taken.
    retry: (failures, error) => failures < RETRIES && TAKEN.includes(error.code),
    retryDelay: RETRY_MS,
  })

  const start = async () => {
    setState({ stage: 'starting' })
    try {
      const check = await starting.mutateAsync({})
      setState(askFor(check, check.actions[0]))
    } catch (error) {
      if (error instanceof CallError) setState({ stage: 'refused', error })
    }
  }

  const show = async (check: Check, action: FaceAction, pictures: readonly Blob[]) => {
    setState({ stage: 'sending', check, action, notice: undefined })
    try {
      const frames = pictures.map(
        (picture, index) => new File([picture], `frame-${index}`, { type: picture.type }),
      )
      const { next } = await showing.mutateAsync({ nonce: check.nonce, action, frames })
      if (next !== null) return setState(askFor(check, next))
      setState({ stage: 'done' })
      handIn()
      await client.invalidateQueries({ queryKey: ['getIdentity'] })
      onDone()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setState(afterRefusal(TAKEN.includes(error.code) ? text.stillTaken : error, check, action))
    }
  }
  return {
    state,
    isTaken: showing.isPending && showing.failureCount > 0,
    start,
    show,
    endTime: () => setState({ stage: 'over' }),
  }
}

const askFor = (check: Check, action: FaceAction | undefined): FaceCheckState =>
  action === undefined ? { stage: 'over' } : { stage: 'asked', check, action, notice: undefined }

/** A frame that was not good is shown again while there is time; without time, all begins anew. */
function afterRefusal(error: CallError | string, check: Check, action: FaceAction): FaceCheckState {
  if (typeof error === 'string') return { stage: 'asked', check, action, notice: error }
  if (error.fields.some(({ field }) => field === 'nonce')) return { stage: 'over' }
  return { stage: 'asked', check, action, notice: error.fields[0]?.message ?? error.message }
}
