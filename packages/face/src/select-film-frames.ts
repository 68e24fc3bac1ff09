import { findFilmFault } from './film-times.ts'
import type { FaceMeasures } from './measure-face.ts'
import { type FaceMove, isCalm, isTooFar, moveProgress } from './move-progress.ts'
import { type PickingTask, pickFrames } from './pick-frames.ts'

/** Measurements of one frame, with its picture and its moment in whole ms since the screen showed its first colour. */
export interface FaceObservation<Picture> {
  readonly measures: FaceMeasures
  readonly picture: Picture
  readonly atMs: number
}

/** One with the progress of the movement. */
export interface Step<Picture> extends FaceObservation<Picture> {
  readonly progress: number
}

/** A frame to be sent. */
export interface FilmFrame<Picture> {
  readonly picture: Picture
  readonly atMs: number
}

/** Whether a picture was timestamped in time, so that it may be sent; may still be; or never will be. */
export type PictureStatus = 'in_time' | 'pending' | 'missed'

/** What is asked: how far the movement goes, and how much of it must be seen. */
export interface RecordingTask<Picture = unknown> extends PickingTask {
  readonly move: FaceMove
  /** 1 is usual. */
  readonly amount: number
  /** Can change as the recording goes on; every picture is in time without this. */
  readonly statusOf?: (picture: Picture) => PictureStatus
}

type Film<Picture> = readonly Step<Picture>[]

/** Below this progress the face counts as neutral. */
export const BEGUN = 0.15
/** Progress range of the frames in between. */
const BETWEEN = [0.15, 0.85] as const

/** The frames to be sent; null while those in time do not show the whole movement. */
export const framesInTime = <Picture>(film: Film<Picture>, task: RecordingTask<Picture>) =>
  framesOf(
    wholeMovement(film, task, (status) => status === 'in_time'),
    task,
  )

/**
 * Whether a film of the whole movement can be sent once its pending pictures are in time, with more of them where the movement
 * may still be held.
 */
export function canBeInTime<Picture>(
  film: Film<Picture>,
  task: RecordingTask<Picture>,
  isHeld: boolean,
): boolean {
  const whole = wholeMovement(film, task, (status) => status !== 'missed')
  if (whole.length === 0) return false
  return framesOf(whole, task) !== null || (isHeld && !hasGap(whole, task))
}

/** The frames to be sent of a film; null while they do not show enough of the screen's colours yet. */
export function framesOf<Picture>(film: Film<Picture>, task: PickingTask): FilmFrame<Picture>[] | null {
  if (film.length < task.leastFrames) return null
  const choices = film.map((step) => ({ atMs: step.atMs, isBetween: isBetween(step) }))
  const frames = pickFrames(choices, task).flatMap((at) => {
    const step = film[at]
    return step === undefined ? [] : [{ picture: step.picture, atMs: step.atMs }]
  })
  const times = frames.map(({ atMs }) => atMs)
  return findFilmFault(times, task.limits) === null ? frames : null
}

/** Whether a step shows the whole movement since a neutral face, and not much more. */
export const isEnd = <Picture>(
  { progress, measures }: Step<Picture>,
  calm: FaceMeasures,
  { move, amount }: Pick<RecordingTask, 'move' | 'amount'>,
): boolean => progress >= 1 && !isTooFar(move, calm, measures, { amount })

export const isBetween = ({ progress }: Pick<Step<unknown>, 'progress'>): boolean =>
  progress >= BETWEEN[0] && progress <= BETWEEN[1]

/**
 * The steps of a film whose pictures have a status, from a neutral one to the last that shows the whole movement; none where
 * they do not show it. Progress is counted from the first of them, as the server does.
 */
function wholeMovement<Picture>(
  film: Film<Picture>,
  { move, amount, statusOf = () => 'in_time' }: RecordingTask<Picture>,
  isWanted: (status: PictureStatus) => boolean,
): Film<Picture> {
  const found = film.filter(({ picture }) => isWanted(statusOf(picture)))
  const [first] = found
  if (first === undefined || first.progress >= BEGUN || !isCalm(first.measures)) return []
  const steps = found.map((step) => ({
    ...step,
    progress: moveProgress(move, first.measures, step.measures, amount),
  }))
  const end = steps.findLastIndex((step) => isEnd(step, first.measures, { move, amount }))
  const whole = steps.slice(0, end + 1)
  return whole.some(isBetween) ? whole : []
}

const hasGap = (film: Film<unknown>, { limits }: PickingTask): boolean =>
  film.some(({ atMs }, index) => atMs - (film[index - 1]?.atMs ?? atMs) > limits.mostGapMs)
