import type { FaceAction } from '@gamehall/contract/identity'
import {
  beginRecording,
  completeRecording,
  type Recording,
  recordObservation,
  untilLit,
} from '@gamehall/face'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useEffect, useRef, useState } from 'react'
import { Viewfinder } from '../../../shared/camera/viewfinder.tsx'
import { ActionArt } from './action-art.tsx'
import { CheckProgress } from './check-progress.tsx'
import { evaluateDetection } from './evaluate-detection.ts'
import styles from './face.module.css'
import type { FaceGuide } from './face-guide.ts'
import { delayHint, type FaceHint, hintOf } from './face-hint.ts'
import { faceText } from './face-text.ts'
import { FILM } from './screen-colors.ts'
import { ScreenLight } from './screen-light.tsx'
import { askedAction, type useFaceCheck } from './use-face-check.ts'
import { type FaceFrame, type TakenPicture, useFaceFrames } from './use-face-frames.ts'
import { useFrameTimestamps } from './use-frame-timestamps.ts'

type LiveFaceProps = {
  readonly stream: MediaStream
  readonly guide: FaceGuide
  readonly check: ReturnType<typeof useFaceCheck>
  readonly hint: FaceHint
  readonly setHint: (hint: FaceHint) => void
}

/**
 * Mirrored camera view: shows the requested action, its progress and problems, and takes the pictures automatically.
 */
export function FaceCheckCamera({ stream, guide, check, hint, setHint }: LiveFaceProps) {
  const text = useText(faceText)
  const video = useRef<HTMLVideoElement>(null)
  const { state, start, show, renew } = check
  const [recording, setRecording] = useState<Recording<Blob>>(beginRecording)
  const asked = askedAction(state)
  const action = asked?.action
  // biome-ignore lint/correctness/useExhaustiveDependencies: each requested action starts a new recording
  useEffect(() => setRecording(beginRecording()), [action, state])

  const timestamps = useFrameTimestamps(asked, (error) => {
    if (state.stage === 'asked') void renew(state, error)
  })
  const onPicture = ({ picture, takenAt }: TakenPicture) => {
    if (state.stage !== 'asked') return
    const atMs = Math.round(takenAt - state.shownAt)
    if (atMs >= 0) void timestamps.current?.add(picture, atMs)
  }
  const onFrame = ({ detection, picture, takenAt }: FaceFrame) => {
    const verdict = evaluateDetection(detection)
    const face = verdict === 'fine' ? detection.faces[0] : undefined
    if (state.stage === 'ready' && face !== undefined) {
      setHint('starting')
      return void start()
    }
    if (state.stage !== 'asked') return face === undefined ? setHint(verdict) : undefined
    const atMs = Math.round(takenAt - state.shownAt)
    // A frame from before the challenge was on the screen.
    if (atMs < 0) return
    const statusOf = (taken: Blob) => timestamps.current?.statusOf(taken) ?? 'pending'
    const task = { move: state.action, amount: state.challenge.amount, statusOf, ...FILM }
    const next =
      face === undefined
        ? completeRecording(recording, task, atMs)
        : recordObservation(recording, task, { measures: face.measures, picture, atMs })
    setRecording(next)
    if (next.stage === 'done') return void show(state, next.frames, cameraName(stream))
    setHint(delayHint(next, timestamps.current, atMs) ?? (face === undefined ? verdict : hintOf(next, face)))
  }
  const isPaused = state.stage !== 'ready' && state.stage !== 'asked'
  // While the screen changes its colour nothing is taken: a slow phone would else miss the next one.
  const untilNext = (now: number) =>
    state.stage === 'asked' ? untilLit(Math.max(0, now - state.shownAt), FILM.limits) : 0
  useFaceFrames({ video, guide, isPaused, untilNext, onPicture, onFrame })

  const progress = recording.stage === 'move' ? recording.progress : state.stage === 'sending' ? 1 : 0
  const word = check.retryHint ?? wordAt(state.stage) ?? hint
  return (
    <>
      {state.stage === 'asked' ? (
        <ScreenLight colors={state.challenge.colors} shownAt={state.shownAt} />
      ) : null}
      <div className={styles.stage}>
        <Viewfinder video={video} stream={stream} label={text.viewfinder} look="face">
          <FaceRing progress={progress} isGood={GOOD.includes(word)} />
        </Viewfinder>
      </div>
      <div className={styles.panel}>
        <ActionPrompt action={asked?.action} />
        <p aria-live="polite" className={styles.hint}>
          {serverNotice(state, recording) ?? (word === 'fine' ? text.go : text[word])}
        </p>
        <CheckProgress check={check} />
      </div>
    </>
  )
}

function ActionPrompt({ action }: { readonly action: FaceAction | undefined }) {
  const text = useText(faceText)
  return (
    <p role="status" className={styles.prompt}>
      {action === undefined ? null : <ActionArt action={action} />}
      {action === undefined ? text.place : text[action]}
    </p>
  )
}

/** What is said at a stage, whatever the camera sees. */
function wordAt(stage: LiveFaceProps['check']['state']['stage']): 'sending' | 'starting' | undefined {
  if (stage === 'sending') return 'sending'
  return stage === 'starting' || stage === 'renewing' ? 'starting' : undefined
}

const GOOD: readonly string[] = ['go', 'shoulders', 'more', 'hold', 'sending']
/** What the browser calls the camera. */
const cameraName = (stream: MediaStream): string => stream.getVideoTracks()[0]?.label.slice(0, 200) ?? ''

/** The server’s message stays until the next movement begins. */
function serverNotice(
  state: LiveFaceProps['check']['state'],
  recording: Recording<Blob>,
): string | undefined {
  if (state.stage !== 'asked' || (recording.stage === 'move' && recording.progress > 0.3)) return undefined
  return state.notice
}

function FaceRing({ progress, isGood }: { readonly progress: number; readonly isGood: boolean }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={styles.ring}>
      <path d="M0 0h100v100H0ZM50 5a36 45 0 1 0 0 90 36 45 0 1 0 0-90Z" className={styles.veil} />
      <ellipse cx="50" cy="50" rx="36" ry="45" className={isGood ? styles.ringGood : styles.ringTrack} />
      <path
        d="M50 5a36 45 0 1 1 0 90 36 45 0 1 1 0-90"
        pathLength="1"
        className={styles.ringDone}
        style={{ '--share': progress }}
      />
    </svg>
  )
}
