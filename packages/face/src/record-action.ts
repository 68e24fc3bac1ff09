import { findFilmFault, isLitAt } from './film-times.ts'
import type { FaceMeasures } from './measure-face.ts'
import { type FaceMove, isCalm, isTooFar, moveProgress } from './move-progress.ts'
import { type PickingTask, pickFrames } from './pick-frames.ts'

/** Measurements of one frame, with its picture and its moment in whole ms since the screen showed its first colour. */
export type FaceObservation<Picture> = {
  readonly measures: FaceMeasures
  readonly picture: Picture
  readonly atMs: number
}

/** A frame to be sent. */
export type FilmFrame<Picture> = { readonly picture: Picture; readonly atMs: number }

/**
 * State of a recording: `calm` waits for a neutral face, `move` for the action, of which `progress` (0 to 1) is
 * visible; `isTooFar` when it went much further than asked and must come back a little. `quick` missed the movement in
 * between, `slow` took longer than a film may: both wait for a neutral face again. `done` has the frames that show the
 * action, neutral first. `unsentSinceMs`: since when only pictures are missing that may be sent.
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
type Step<Picture> = FaceObservation<Picture> & { readonly progress: number }

/** What is asked: how far the movement goes, and how much of it must be seen. */
export interface RecordingTask<Picture = unknown> extends PickingTask {
  readonly move: FaceMove
  /** 1 is usual. */
  readonly amount: number
  /** Whether a picture may be sent, which can change as the recording goes on; every one without this. */
  readonly canSend?: (picture: Picture) => boolean
}

/** Below this progress the face counts as neutral. */
const BEGUN = 0.15
/** Progress range of the frames in between. */
const BETWEEN = [0.15, 0.85] as const
/** Neutral frames kept before the movement, at least, and of how long: beside shorter ones a slow turn would seem none. */
const CALM_KEPT = 3
const CALM_KEPT_MS = 400
/** A movement that goes back this far begins anew. */
const FALL_BACK = 0.25

export const beginRecording = <Picture>(): Recording<Picture> => ({ stage: 'calm' })

/** Adds one frame to the recording of a movement, unless the screen was changing its colour. It ends when the movement is complete and enough of it was seen in pictures that may be sent. */
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
    return awaitPictures(recording, task, { ...look, progress })
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
  const frames = framesOf(sendable(longer, task), task)
  if (frames !== null) return { stage: 'done', frames }
  if (framesOf(longer, task) === null) return { stage: 'move', film: longer, progress }
  return { stage: 'move', film: longer, progress, unsentSinceMs: look.atMs }
}

/** Waits for pictures of a movement that was shown, whatever the face does meanwhile; while it is held there are more of them. */
function awaitPictures<Picture>(
  recording: Moving<Picture>,
  task: RecordingTask<Picture>,
  look: Step<Picture>,
): Recording<Picture> {
  const { unsentSinceMs = look.atMs } = recording
  const [first = look] = recording.film
  const isHeld =
    look.atMs - (recording.film.at(-1)?.atMs ?? 0) <= task.limits.mostGapMs && isEnd(look, first, task)
  const film = isHeld ? [...recording.film, look] : recording.film
  const frames = framesOf(sendable(film, task), task)
  if (frames !== null) return { stage: 'done', frames }
  if (look.atMs - first.atMs > task.limits.mostMs) return { stage: 'slow', unsentSinceMs }
  return { ...recording, film }
}

/** Whether a step shows the whole movement, and not much more. */
const isEnd = <Picture>(
  { progress, measures }: Step<Picture>,
  first: Step<Picture>,
  { move, amount }: Pick<RecordingTask, 'move' | 'amount'>,
): boolean => progress >= 1 && !isTooFar(move, first.measures, measures, { amount })

/** The frames that may be sent, from a neutral one to the last that shows the whole movement; none while they do not show it. */
function sendable<Picture>(
  film: readonly Step<Picture>[],
  task: RecordingTask<Picture>,
): readonly Step<Picture>[] {
  const { canSend = () => true } = task
  const [calm] = film
  const sent = film.filter(({ picture }) => canSend(picture))
  const [first] = sent
  if (calm === undefined || first === undefined || first.progress >= BEGUN || !isCalm(first.measures))
    return []
  const whole = sent.slice(0, sent.findLastIndex((step) => isEnd(step, calm, task)) + 1)
  return whole.some(isBetween) ? whole : []
}

/** The frames to be sent; null while they do not show enough of the screen's colours yet. */
function framesOf<Picture>(
  film: readonly Step<Picture>[],
  task: RecordingTask<Picture>,
): FilmFrame<Picture>[] | null {
  if (film.length < task.leastFrames) return null
  const choices = film.map((step) => ({ atMs: step.atMs, isBetween: isBetween(step) }))
  const frames = pickFrames(choices, task).flatMap((at) => {
    const step = film[at]
    return step === undefined ? [] : [{ picture: step.picture, atMs: step.atMs }]
  })
  const times = frames.map(({ atMs }) => atMs)
  return findFilmFault(times, task.limits) === null ? frames : null
}

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

const isBetween = ({ progress }: Pick<Step<unknown>, 'progress'>): boolean =>
  progress >= BETWEEN[0] && progress <= BETWEEN[1]
