import { beginRecording, type Recording, recordObservation } from '@gamehall/face'
import type { FaceReading } from '../../apps/server/src/providers/face/index.ts'
import {
  createLikeness,
  evaluateAction,
  type FaceLikeness,
  findFilmDoubts,
} from '../../apps/server/src/rooms/identity/index.ts'
import type { BenchFilm } from './film-sets.ts'

/** How a try ended: refused at an action (and why), left to a person, or good enough to be decided automatically. */
export interface EvaluatedFilm {
  readonly film: BenchFilm
  readonly result: 'refused' | 'doubted' | 'verified'
  readonly why: string
  /** Whether the page's guide, which waits for a neutral face and the whole movement, would have sent these frames. */
  readonly isGuided: boolean
  /** Whose face it is; null when no action was accepted. */
  readonly likeness: FaceLikeness | null
}

/** By the guide's own rule, on the frames that there are. */
function isFilmOf(
  { action, amount }: BenchFilm['actions'][number],
  seen: readonly (readonly FaceReading[])[],
): boolean {
  const task = { move: action, amount, leastFrames: 3, leastMs: 0 }
  let recording: Recording<null> = beginRecording()
  for (const [index, [face]] of seen.entries()) {
    if (face === undefined) continue
    const look = { measures: face.measures, picture: null, atMs: index * 200 }
    recording = recordObservation(recording, task, look)
  }
  return recording.stage === 'done'
}

export type ReadFaces = (picture: Buffer) => Promise<readonly FaceReading[]>

/** Evaluates a try action by action, as the server does. */
export async function evaluateFilm(film: BenchFilm, read: ReadFaces): Promise<EvaluatedFilm> {
  const known: Float32Array[] = []
  let isGuided = true
  const scores: Parameters<typeof findFilmDoubts>[0][number][] = []
  for (const { action, amount, frames, colors } of film.actions) {
    const seen: Parameters<typeof evaluateAction>[0]['frames'][number][] = []
    for (const [index, picture] of frames.entries())
      seen.push({ picture, faces: await read(picture), color: colors[index] ?? null })
    const faces = seen.map((frame) => frame.faces)
    isGuided &&= isFilmOf({ action, amount, frames, colors }, faces)
    const verdict = evaluateAction({ action, amount, frames: seen }, { known, scores })
    if (!verdict.ok) {
      const why = `${action} ${verdict.why ?? verdict.rule}`
      return { film, result: 'refused', why, isGuided, likeness: createLikeness(known) }
    }
    known.push(verdict.calm)
    scores.push({ ...verdict.scores, isVirtual: false })
  }
  const doubts = findFilmDoubts(scores)
  const result = doubts.length > 0 ? 'doubted' : 'verified'
  return { film, result, why: doubts.join(), isGuided, likeness: createLikeness(known) }
}
