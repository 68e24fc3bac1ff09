import type { FaceMeasures } from './measure-face.ts'
import { type FaceMove, isCalm, moveProgress } from './move-progress.ts'

/** Measurements of one frame, with its picture and its moment. */
export type FaceObservation<Picture> = {
  readonly measures: FaceMeasures
  readonly picture: Picture
  readonly atMs: number
}

/** A frame to be sent. */
export type FilmFrame<Picture> = { readonly picture: Picture; readonly atMs: number }

/**
 * State of a recording: `calm` waits for a neutral face, `move` for the action, of which `progress` (0 to 1) is
 * visible. `quick` missed the movement in between and waits for a neutral face again. `done` has the frames that show
 * the action, neutral first.
 */
export type Recording<Picture> =
  | { readonly stage: 'calm' | 'quick' }
  | { readonly stage: 'move'; readonly film: readonly Step<Picture>[]; readonly progress: number }
  | { readonly stage: 'done'; readonly frames: readonly FilmFrame<Picture>[] }

type Step<Picture> = FaceObservation<Picture> & { readonly progress: number }

/** What is asked: how far the movement goes, and how much of it must be seen. */
export interface RecordingTask {
  readonly move: FaceMove
  /** 1 is usual. */
  readonly amount: number
  readonly leastFrames: number
  readonly leastMs: number
}

/** Below this progress the face counts as neutral. */
const BEGUN = 0.15
/** Progress range of the frames in between. */
const BETWEEN = [0.15, 0.85] as const
/** Neutral frames kept before the movement. */
const CALM_KEPT = 3
/** A movement that goes back this far begins anew. */
const FALL_BACK = 0.25
/** Maximum frames kept of a slow movement. */
const LONGEST_FILM = 60

export const beginRecording = <Picture>(): Recording<Picture> => ({ stage: 'calm' })

/** Adds one frame to the recording of a movement. It ends when the movement is complete and enough of it was seen. */
export function recordObservation<Picture>(
  recording: Recording<Picture>,
  task: RecordingTask,
  look: FaceObservation<Picture>,
): Recording<Picture> {
  if (recording.stage === 'done') return recording
  const film = recording.stage === 'move' ? recording.film : []
  const [first] = film
  if (first === undefined)
    return isCalm(look.measures)
      ? { stage: 'move', film: [{ ...look, progress: 0 }], progress: 0 }
      : recording
  const progress = moveProgress(task.move, first.measures, look.measures, task.amount)
  const longer = [...film, { ...look, progress }]
  const isBegun = film.some((step) => step.progress >= BEGUN)
  if (progress < BEGUN && isCalm(look.measures))
    return { stage: 'move', film: isBegun ? [{ ...look, progress: 0 }] : lastCalm(longer), progress }
  const furthest = Math.max(...film.map((step) => step.progress))
  if (progress < furthest - FALL_BACK || longer.length > LONGEST_FILM) return { stage: 'calm' }
  const isLong = longer.length >= task.leastFrames && look.atMs - first.atMs >= task.leastMs
  if (progress < 1) return { stage: 'move', film: longer, progress }
  if (!longer.some(isBetween)) return { stage: 'quick' }
  return isLong
    ? { stage: 'done', frames: pickFrames(longer, task.leastFrames) }
    : { stage: 'move', film: longer, progress }
}

/** The last frames before the movement, from a neutral one on: between two of them somebody may look aside. */
function lastCalm<Picture>(film: readonly Step<Picture>[]): readonly Step<Picture>[] {
  const last = film.slice(-CALM_KEPT)
  return last.slice(
    Math.max(
      0,
      last.findIndex(({ measures }) => isCalm(measures)),
    ),
  )
}

/**
 * So many frames of a film, evenly: the first and the last among them, and one of those in between, without which the
 * server sees no movement.
 */
function pickFrames<Picture>(film: readonly Step<Picture>[], count: number): FilmFrame<Picture>[] {
  const evenly = Array.from({ length: count }, (_, index) =>
    Math.round((index * (film.length - 1)) / (count - 1)),
  )
  const between = film.findIndex(isBetween)
  const isSeen = evenly.some((at) => film[at] !== undefined && isBetween(film[at]))
  const next = evenly.filter((at) => at < between).length
  const picked = isSeen ? evenly : evenly.with(Math.max(1, Math.min(count - 2, next)), between)
  return picked.flatMap((at) => {
    const step = film[at]
    return step === undefined ? [] : [{ picture: step.picture, atMs: step.atMs }]
  })
}

const isBetween = ({ progress }: Pick<Step<unknown>, 'progress'>): boolean =>
  progress >= BETWEEN[0] && progress <= BETWEEN[1]
