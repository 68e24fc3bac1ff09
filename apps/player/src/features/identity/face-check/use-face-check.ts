import type { FaceAction } from '@gamehall/contract/identity'
import type { FilmFrame } from '@gamehall/face'
import { CallError } from '@gamehall/web-client/calls/call-error.ts'
import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { useCallMutation } from '@gamehall/web-client/calls/use-call.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { clearSubmittedDraft } from '../steps/identity-draft-store.ts'
import { faceText } from './face-text.ts'

type Check = CallResponse<'startFaceCheck'>
/** The server's random challenge for one action: how far, the screen’s colours, and the capture session of its frames. */
export type Challenge = Check['challenge']

/** §8: the face engine is busy, or still checks this player’s last frames. */
const BUSY = [10145, 10321]
const RETRIES = 4
const RETRY_MS = 2_000

/**
 * State of a face check. `ready` has not started; `asked` waits for an action (`notice`: what is said about the last one);
 * `sending` has its frames checked; `renewing` asks for its challenge anew; `over` timed out; `refused` could not start.
 */
export type FaceCheckState =
  | { readonly stage: 'ready' | 'starting' | 'done' }
  /** `seconds`: what the check had. */
  | { readonly stage: 'over'; readonly seconds: number }
  | { readonly stage: 'refused'; readonly error: CallError }
  | {
      readonly stage: 'asked' | 'sending' | 'renewing'
      readonly check: Check
      readonly action: FaceAction
      readonly challenge: Challenge
      /** Since when this challenge is asked for, as `performance.now()` has it: times count from then. */
      readonly shownAt: number
      readonly notice: string | undefined
    }

/** Runs the calls of one face check and tracks its state. */
export function useFaceCheck(onDone: () => void) {
  const text = useText(faceText)
  const client = useQueryClient()
  const { state, begin, setState, stateSetter } = useStateOfRun()
  const starting = useCallMutation('startFaceCheck', { isSilent: true })
  const showing = useCallMutation('showFaceAction', {
    isSilent: true,
    // The same frames again while the face engine is busy, and when no answer came: they may have been accepted.
    retry: (failures, error) => failures < RETRIES && (BUSY.includes(error.code) || !error.isConclusive),
    retryDelay: RETRY_MS,
  })
  const repeat = useRepeatedChallenge()

  const start = async () => {
    begin({ stage: 'starting' })
    const setOwn = stateSetter()
    try {
      const check = await starting.mutateAsync({})
      setOwn(awaitAction(check, check.challenge))
    } catch (error) {
      if (error instanceof CallError) setOwn({ stage: 'refused', error })
    }
  }

  const show = async (asked: AskedAction, film: readonly FilmFrame<Blob>[], camera: string) => {
    const setOwn = stateSetter()
    setOwn({ ...asked, stage: 'sending', notice: undefined })
    try {
      const { challenge: next } = await showing.mutateAsync(submissionOf(asked, film, camera))
      if (next !== null) return setOwn(awaitAction(asked.check, next))
      // The attempt was submitted, even where the time ended before the answer came.
      setState({ stage: 'done' })
      clearSubmittedDraft()
      await client.invalidateQueries({ queryKey: ['getIdentity'] })
      onDone()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      // Frames that were not looked at may be taken again under the same challenge.
      if (BUSY.includes(error.code)) return setOwn({ ...asked, stage: 'asked', notice: text.stillTaken })
      if (isOver(error)) return setOwn(endOf(asked.check))
      setOwn(await repeat(asked, error.fields[0]?.message ?? error.message))
    }
  }
  /** The server takes no frames under this challenge any more: another one is asked for. */
  const renew = async (asked: AskedAction, error: CallError) => {
    const setOwn = stateSetter()
    setOwn({ ...asked, stage: 'renewing', notice: undefined })
    setOwn(isOver(error) ? endOf(asked.check) : await repeat(asked, text.showAgain))
  }
  return {
    state,
    /** Why the same frames are being sent again: the engine is busy, or no answer came. */
    retryHint:
      state.stage === 'sending' && showing.isPending && showing.failureReason !== null
        ? hintAtRetry(showing.failureReason)
        : undefined,
    start,
    show,
    renew,
    endTime: (check: Check) => begin(endOf(check)),
  }
}

/** The state of the check that was begun or ended last: an answer to an earlier one changes nothing. */
function useStateOfRun() {
  const [state, setState] = useState<FaceCheckState>({ stage: 'ready' })
  const run = useRef(0)
  return {
    state,
    setState,
    begin(first: FaceCheckState) {
      run.current += 1
      setState(first)
    },
    /** Sets the state as long as the check that is on now is. */
    stateSetter() {
      const own = run.current
      return (next: FaceCheckState) => {
        if (own === run.current) setState(next)
      }
    },
  }
}

/** The frames of an action, as they are submitted. */
function submissionOf({ check, challenge }: AskedAction, film: readonly FilmFrame<Blob>[], camera: string) {
  const { action, capture } = challenge
  const times = film.map(({ atMs }) => atMs).join()
  const frames = film.map(
    ({ picture }, index) => new File([picture], `frame-${index}`, { type: picture.type }),
  )
  return { nonce: check.nonce, action, capture, times, camera, frames }
}

/** A rejected action is repeated while time remains, under a challenge that is drawn anew; otherwise the check starts over. */
function useRepeatedChallenge() {
  const repeating = useCallMutation('repeatFaceAction', {
    isSilent: true,
    retry: (failures, error) => failures < RETRIES && !error.isConclusive,
    retryDelay: RETRY_MS,
  })
  return async (asked: AskedAction, notice: string | undefined): Promise<FaceCheckState> => {
    try {
      const { challenge } = await repeating.mutateAsync({ nonce: asked.check.nonce })
      return { ...awaitAction(asked.check, challenge), notice }
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      return isOver(error) ? endOf(asked.check) : { ...asked, stage: 'asked', notice }
    }
  }
}

const hintAtRetry = ({ code }: CallError): 'taken' | 'resending' =>
  BUSY.includes(code) ? 'taken' : 'resending'

/** A requested action, or one whose frames are being sent or whose challenge is drawn anew. */
export type AskedAction = Extract<FaceCheckState, { check: Check }>

/** A check that timed out, or that could not start. */
export type EndedState = Extract<FaceCheckState, { stage: 'over' | 'refused' }>

/** The requested action of a check; undefined while it has none. */
export const askedAction = (state: FaceCheckState): AskedAction | undefined =>
  'check' in state ? state : undefined

const awaitAction = (check: Check, challenge: Challenge): AskedAction => ({
  stage: 'asked',
  check,
  challenge,
  action: challenge.action,
  shownAt: performance.now(),
  notice: undefined,
})

const endOf = ({ seconds }: Check): EndedState => ({ stage: 'over', seconds })

const isOver = ({ fields }: CallError): boolean => fields.some(({ field }) => field === 'nonce')
