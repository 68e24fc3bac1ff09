import { type FaceMeasures, type FaceMove, isCalm, moveProgress } from '@gamehall/face'

/** One look: what the face did, and the picture of it. */
export type Look<Picture> = { readonly measures: FaceMeasures; readonly picture: Picture }

/**
 * How a recording stands: `calm` waits for a calm look, `move` for the action, of which `progress` (0 to 1) is seen. `quick` saw it
 * begin and end with nothing in between, and waits for a calm look again. `done` has the pictures that show it, calm first.
 */
export type Recording<Picture> =
  | { readonly stage: 'calm' | 'quick' }
  | {
      readonly stage: 'move'
      readonly calm: Look<Picture>
      readonly trail: readonly Step<Picture>[]
      readonly progress: number
    }
  | { readonly stage: 'done'; readonly pictures: readonly Picture[] }

type Step<Picture> = Look<Picture> & { readonly progress: number }

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
  look: Look<Picture>,
): Recording<Picture> {
  if (recording.stage === 'done') return recording
  if (recording.stage !== 'move')
    return isCalm(look.measures) ? { stage: 'move', calm: look, trail: [], progress: 0 } : recording
  const progress = moveProgress(move, recording.calm.measures, look.measures)
  if (progress < BEGUN && isCalm(look.measures)) return { stage: 'move', calm: look, trail: [], progress }
  const trail = [...recording.trail, { ...look, progress }].slice(-LONGEST_TRAIL)
  if (progress < 1) return { ...recording, trail, progress }
  const between = betweenOf(trail)
  if (between.length === 0) return { stage: 'quick' }
  return { stage: 'done', pictures: [recording.calm.picture, ...between, look.picture] }
}

/** One or two looks on the way, the nearest to a third and two thirds of it, in the order they were seen. */
function betweenOf<Picture>(trail: readonly Step<Picture>[]): Picture[] {
  const [from, to] = BETWEEN
  const rising = trail.filter(({ progress }) => progress >= from && progress <= to)
  const nearest = (share: number) =>
    rising.toSorted((a, b) => Math.abs(a.progress - share) - Math.abs(b.progress - share))[0]
  const [third, later] = [nearest(0.34), nearest(0.67)]
  if (third === undefined || later === undefined) return []
  const inOrder = trail.indexOf(third) < trail.indexOf(later) && third.progress < later.progress
  return inOrder ? [third.picture, later.picture] : [later.picture]
}
