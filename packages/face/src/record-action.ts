import { isLitAt } from './film-times.ts'
import { isCalm, isTooFar, moveProgress } from './move-progress.ts'
import {
  BEGUN,
  canBeInTime,
  type FaceObservation,
  type FilmFrame,
  framesInTime,
  framesOf,
  isBetween,
  isEnd,
  type RecordingTask,
  type Step,
} from './select-film-frames.ts'

/**
 * State of a recording: `calm` waits for a neutral face, `move` for the action, of which `progress` (0 to 1) is
 * visible; `isTooFar` when it went much further than asked and must come back a little. `quick` missed the movement in
 * between, `slow` took longer than a film may: both wait for a neutral face again. `done` has the frames that show the
 * action, neutral first. `unsentSinceMs`: since when the action has been shown and waits for pictures that are in time; it did
 * so in vain when the stage is `slow`.
 */
export type Recording<Picture> =
  | { readonly stage: 'calm' | 'quick' }
  | { readonly stage: 'slow'; readonly unsentSinceMs?: number }
  | {
      readonly stage: 'move'
      readonly film: readonly Step<Picture>[]
      readonly progress: number
      readonly isTooFar?: boolean
      readonly unsentSinceMs?: number
    }
  | { readonly stage: 'done'; readonly frames: readonly FilmFrame<Picture>[] }

type Moving<Picture> = Extract<Recording<Picture>, { stage: 'move' }>

/** Neutral frames kept before the movement, at least, and of how long: beside shorter ones a slow turn would seem none. */
const CALM_KEPT = 3
const CALM_KEPT_MS = 400
/** A movement that goes back this far begins anew. */
const FALL_BACK = 0.25

export const beginRecording = <Picture>(): Recording<Picture> => ({ stage: 'calm' })

/**
 * Adds one frame to the recording of a movement, unless the screen was changing its colour. It ends when the movement is
 * complete and enough of it was seen in pictures that are in time.
 */
export function recordObservation<Picture>(
  recording: Recording<Picture>,
  task: RecordingTask<Picture>,
  look: FaceObservation<Picture>,
): Recording<Picture> {
  if (recording.stage === 'done' || !isLitAt(look.atMs, task.limits)) return recording
  const film = recording.stage === 'move' ? recording.film : []
  const [first] = film
  if (first === undefined)
    return isCalm(look.measures)
      ? { stage: 'move', film: [{ ...look, progress: 0 }], progress: 0 }
      : recording
  const progress = moveProgress(task.move, first.measures, look.measures, task.amount)
  if (recording.stage === 'move' && recording.unsentSinceMs !== undefined)
    return holdMovement(recording, task, { ...look, progress })
  const longer = [...film, { ...look, progress }]
  const isBegun = film.some((step) => step.progress >= BEGUN)
  if (progress < BEGUN && isCalm(look.measures))
    return { stage: 'move', film: isBegun ? [{ ...look, progress: 0 }] : lastCalm(longer), progress }
  const furthest = Math.max(...film.map((step) => step.progress))
  if (progress < furthest - FALL_BACK) return { stage: 'calm' }
  if (look.atMs - first.atMs > task.limits.mostMs) return { stage: 'slow' }
  if (progress < 1) return { stage: 'move', film: longer, progress }
  if (!longer.some(isBetween)) return { stage: 'quick' }
  if (isTooFar(task.move, first.measures, look.measures, task))
    return { stage: 'move', film: longer, progress, isTooFar: true }
  const shown = { stage: 'move', film: longer, progress, unsentSinceMs: look.atMs } as const
  const completed = completeRecording<Picture>(shown, task, look.atMs)
  if (completed.stage === 'done' || framesOf(longer, task) !== null) return completed
  return { stage: 'move', film: longer, progress }
}

/**
 * Completes a recording whose movement was shown once enough of its pictures are in time, and ends it when they never will be,
 * whatever the face does meanwhile.
 */
export function completeRecording<Picture>(
  recording: Recording<Picture>,
  task: RecordingTask<Picture>,
  atMs: number,
): Recording<Picture> {
  if (recording.stage !== 'move' || recording.unsentSinceMs === undefined) return recording
  const { film, unsentSinceMs } = recording
  const frames = framesInTime(film, task)
  if (frames !== null) return { stage: 'done', frames }
  const isLong = atMs - (film[0]?.atMs ?? atMs) > task.limits.mostMs
  const isPossible = !isLong && canBeInTime(film, task, isContinued(film, task, atMs))
  return isPossible ? recording : { stage: 'slow', unsentSinceMs }
}

/** Adds a frame to a film whose movement was shown while it is held. */
function holdMovement<Picture>(
  recording: Moving<Picture>,
  task: RecordingTask<Picture>,
  look: Step<Picture>,
): Recording<Picture> {
  const { film } = recording
  const [first = look] = film
  const isHeld = isContinued(film, task, look.atMs) && isEnd(look, first.measures, task)
  const held = isHeld ? { ...recording, film: [...film, look] } : recording
  return completeRecording(held, task, look.atMs)
}

/** Whether a frame of a moment would continue a film without a gap. */
const isContinued = (
  film: readonly Step<unknown>[],
  { limits }: Pick<RecordingTask, 'limits'>,
  atMs: number,
): boolean => atMs - (film.at(-1)?.atMs ?? 0) <= limits.mostGapMs

/** The last frames before the movement, from a neutral one on: between two of them somebody may look aside. */
function lastCalm<Picture>(film: readonly Step<Picture>[]): readonly Step<Picture>[] {
  const since = (film.at(-1)?.atMs ?? 0) - CALM_KEPT_MS
  const recent = film.findIndex(({ atMs }) => atMs >= since)
  const last = film.slice(Math.max(0, Math.min(recent, film.length - CALM_KEPT)))
  return last.slice(
    Math.max(
      0,
      last.findIndex(({ measures }) => isCalm(measures)),
    ),
  )
}
