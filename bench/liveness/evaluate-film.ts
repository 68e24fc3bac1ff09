import { FACE_FILM_LIMITS } from '@gamehall/contract/identity'
import { beginRecording, findFilmFault, type Recording, recordObservation } from '@gamehall/face'
import type { FaceReading } from '../../apps/server/src/providers/face/index.ts'
import {
  createLikeness,
  DEFAULT_FILM_THRESHOLDS,
  evaluateAction,
  type FaceLikeness,
  findFilmDoubts,
  findLowFilmScores,
  poolFilmScores,
} from '../../apps/server/src/rooms/identity/index.ts'
import type { BenchFilm, FilmedAction } from './film-sets.ts'

/**
 * How a try ended: refused at an action (and why), left to a person, or decided automatically where an operator allows it, by the thresholds
 * that they have not changed.
 */
export interface EvaluatedFilm {
  readonly film: BenchFilm
  readonly result: 'refused' | 'doubted' | 'verified'
  readonly why: string
  /** Whether only the scores of the models leave it to a person. */
  readonly isLowOnly: boolean
  /** Whether the page's guide, which waits for a neutral face and the whole movement, would have sent or did send it. */
  readonly isGuided: boolean
  /** Films that were refused and taken again: what for, in order. */
  readonly repeated: readonly string[]
  /** Whose face it is; null when no action was accepted. */
  readonly likeness: FaceLikeness | null
}

/** What a player has for a whole face check, and what sending a film takes of it. */
const CHECK_SECONDS = 60
const SENDING_SECONDS = 1.5

/** Frames of sets without times: only the movement is looked at. */
const ANY_TIMES = {
  ...FACE_FILM_LIMITS,
  leastMs: 0,
  mostMs: Number.POSITIVE_INFINITY,
  mostGapMs: Number.POSITIVE_INFINITY,
  colorMs: Number.POSITIVE_INFINITY,
  settledMs: 0,
  leastColors: 0,
}

/** By the guide's own rule, on the frames that there are. */
function isFilmOf({ action, amount }: FilmedAction, seen: readonly (readonly FaceReading[])[]): boolean {
  const task = { move: action, amount, leastFrames: 3, mostFrames: seen.length, limits: ANY_TIMES }
  let recording: Recording<null> = beginRecording()
  for (const [index, [face]] of seen.entries()) {
    if (face === undefined) continue
    const look = { measures: face.measures, picture: null, atMs: index * 200 }
    recording = recordObservation(recording, task, look)
  }
  return recording.stage === 'done'
}

export type ReadFaces = (picture: Buffer) => Promise<readonly FaceReading[]>

/**
 * Evaluates a try action by action, as the server does. A guided action is taken again when its film is refused, as
 * long as the minute lasts.
 */
export async function evaluateFilm(film: BenchFilm, read: ReadFaces): Promise<EvaluatedFilm> {
  const known: Float32Array[] = []
  const scores: Parameters<typeof findFilmDoubts>[0][number][] = []
  const repeated: string[] = []
  let isGuided = true
  let left = CHECK_SECONDS
  const judge = async (filmed: FilmedAction) => {
    const { action, amount, frames, colors } = filmed
    const seen: Parameters<typeof evaluateAction>[0]['frames'][number][] = []
    for (const [index, picture] of frames.entries())
      seen.push({ picture, faces: await read(picture), color: colors[index] ?? null })
    return { seen, verdict: evaluateAction({ action, amount, frames: seen }, { known, scores }) }
  }
  const endAs = (result: EvaluatedFilm['result'], why: string, isLowOnly = false): EvaluatedFilm => ({
    film,
    result,
    why,
    isLowOnly,
    isGuided,
    repeated,
    likeness: createLikeness(known),
  })
  for (const step of film.actions) {
    for (let attempt = 0; ; attempt += 1) {
      const taken = 'take' in step ? await step.take(attempt, left, read) : { film: step, seconds: 0 }
      if (taken === null) {
        isGuided = false
        return endAs('refused', `${step.action} not seen in time`)
      }
      left -= taken.seconds + SENDING_SECONDS
      const fault = taken.film.times === undefined ? null : findFilmFault(taken.film.times, FACE_FILM_LIMITS)
      if (fault !== null) {
        if (!('take' in step) || left <= 0) return endAs('refused', `${step.action} times ${fault}`)
        repeated.push(`${step.action} times ${fault}`)
        continue
      }
      const { seen, verdict } = await judge(taken.film)
      if (!('take' in step))
        isGuided &&= isFilmOf(
          taken.film,
          seen.map(({ faces }) => faces),
        )
      if (verdict.ok) {
        known.push(verdict.calm)
        scores.push({ ...verdict.scores, isVirtual: false })
        break
      }
      const why = `${step.action} ${verdict.why ?? verdict.rule}`
      if (!('take' in step) || left <= 0) return endAs('refused', why)
      repeated.push(why)
    }
  }
  const doubts = findFilmDoubts(scores)
  const low = findLowFilmScores(poolFilmScores(scores), DEFAULT_FILM_THRESHOLDS)
  const all = [...low, ...doubts]
  return endAs(all.length > 0 ? 'doubted' : 'verified', all.join(), low.length > 0 && doubts.length === 0)
}
