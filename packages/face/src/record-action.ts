import type { FaceMeasures } from './measure-face.ts'
import { type FaceMove, isCalm, moveProgress } from './move-progress.ts'

/** Measurements of one frame, with its picture. */
export type FaceObservation<Picture> = { readonly measures: FaceMeasures; readonly picture: Picture }

/**
 * State of a recording: `calm` waits for a neutral face, `move` for the action, of which `progress` (0 to 1) is
 * visible. `quick` missed the movement in between and waits for a neutral face again. `done` has the pictures that show
 * the action, neutral first.
 */
export type Recording<Picture> =
  | { readonly stage: 'calm' | 'quick' }
  | {
      readonly stage: 'move'
      readonly calm: FaceObservation<Picture>
      readonly trail: readonly Step<Picture>[]
      readonly progress: number
    }
  | { readonly stage: 'done'; readonly pictures: readonly Picture[] }

type Step<Picture> = FaceObservation<Picture> & { readonly progress: number }

/** Below this progress the face counts as neutral, and the neutral frame is replaced. */
const BEGUN = 0.15
/** Progress range of the middle frame. */
const BETWEEN = [0.15, 0.85] as const
/** Maximum frames kept of a slow movement. */
const LONGEST_TRAIL = 40

export const beginRecording = <Picture>(): Recording<Picture> => ({ stage: 'calm' })

/** Adds one frame to the recording of a movement. */
export function recordObservation<Picture>(
  recording: Recording<Picture>,
  move: FaceMove,
  look: FaceObservation<Picture>,
): Recording<Picture> {
  if (recording.stage === 'done') return recording
  if (recording.stage !== 'move')
    return isCalm(look.measures) ? { stage: 'move', calm: look, trail: [], progress: 0 } : recording
  const progress = moveProgress(move, recording.calm.measures, look.measures)
  if (progress < BEGUN && isCalm(look.measures)) return { stage: 'move', calm: look, trail: [], progress }
  const trail = [...recording.trail, { ...look, progress }].slice(-LONGEST_TRAIL)
  if (progress < 1) return { ...recording, trail, progress }
  const between = betweenOf(trail)
  if (between === undefined) return { stage: 'quick' }
  return { stage: 'done', pictures: [recording.calm.picture, between.picture, look.picture] }
}

/** The frame nearest to half progress. */
function betweenOf<Picture>(trail: readonly Step<Picture>[]): Step<Picture> | undefined {
  const [from, to] = BETWEEN
  return trail
    .filter(({ progress }) => progress >= from && progress <= to)
    .toSorted((a, b) => Math.abs(a.progress - 0.5) - Math.abs(b.progress - 0.5))[0]
}
