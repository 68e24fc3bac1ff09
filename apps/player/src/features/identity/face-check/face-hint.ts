import { areShouldersOutOfFrame, type Recording } from '@gamehall/face'
import type { DetectionVerdict } from './evaluate-detection.ts'
import type { FacePosition } from './face-messages.ts'
import { type FrameTimestamps, isWaitingLong } from './frame-timestamps.ts'

type Ongoing = Exclude<Recording<Blob>, { stage: 'done' }>
/** What the player is told while the camera looks. */
export type FaceHint =
  | DetectionVerdict
  | Exclude<Ongoing['stage'], 'move'>
  | 'go'
  | 'more'
  | 'hold'
  | 'tooFar'
  | 'shoulders'
  | 'sending'
  | 'starting'
  | 'network'
  | 'taken'

/** Progress from which the movement only needs a little more. */
const NEARLY = 0.6

/** What to do for the action. */
export function hintOf(recording: Ongoing, { middleY, height }: FacePosition): FaceHint {
  if (recording.stage !== 'move') return recording.stage
  const { progress, isTooFar } = recording
  if (isTooFar) return 'tooFar'
  if (progress >= NEARLY) return progress >= 1 ? 'hold' : 'more'
  return areShouldersOutOfFrame({ bottom: middleY + height / 2, height }) ? 'shoulders' : 'go'
}

/** That timestamps come too late, where they do: it is not the player. */
export function delayHint(
  recording: Ongoing,
  timestamps: FrameTimestamps | undefined,
  nowMs: number,
): 'network' | 'taken' | undefined {
  if (!isUnsentLong(recording, nowMs) && !timestamps?.isOverdue()) return undefined
  return timestamps?.isBusy() ? 'taken' : 'network'
}

/** Whether the movement was shown, and its pictures are not in time, or not for long. */
function isUnsentLong(recording: Ongoing, nowMs: number): boolean {
  if (recording.stage === 'slow') return recording.unsentSinceMs !== undefined
  return recording.stage === 'move' && isWaitingLong(recording.unsentSinceMs, nowMs)
}
