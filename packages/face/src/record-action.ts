import type { FaceMeasures } from './measure-face.ts'
import { type FaceMove, isCalm, moveProgress } from './show-action.ts'

/** One look: what the face did, and the picture of it. */
export type FaceLook<Picture> = { readonly measures: FaceMeasures; readonly picture: Picture }

/**
 * How a recording stands: `calm` waits for a calm look, `move` for the action, of which `progress` (0 to 1) is seen. `quick` saw it
 * begin and end with nothing in between, and waits for a calm look again. `done` has the pictures that show it, calm first.
 */
export type Recording<Picture> =
  | { readonly stage: 'calm' | 'quick' }
  | {
      readonly stage: 'move'
      readonly calm: FaceLook<Picture>
      readonly trail: readonly Step<Picture>[]
      readonly progress: number
    }
  | { readonly stage: 'done'; readonly pictures: readonly Picture[] }

type Step<Picture> = FaceLook<Picture> & { readonly progress: number }

/** Below this the face rests still, and the calm look is taken anew. */
const BEGUN = 0.15
/** What stands between the beginning and the end. */
const BETWEEN = [0.15, 0.85] as const
/** How many looks are kept of a move that takes its time. */
const LONGEST_TRAIL = 40

export const beginRecording = <Picture>(): Recording<Picture> => ({ stage: 'calm' })

/** Takes one more look into the recording of a move. */
export function recordLook<Picture>(
  recording: Recording<Picture>,
  move: FaceMove,
  look: FaceLook<Picture>,
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

/** The look that stands nearest to the middle of the way. */
function betweenOf<Picture>(trail: readonly Step<Picture>[]): Step<Picture> | undefined {
  const [from, to] = BETWEEN
  return trail
    .filter(({ progress }) => progress >= from && progress <= to)
    .toSorted((a, b) => Math.abs(a.progress - 0.5) - Math.abs(b.progress - 0.5))[0]
}
