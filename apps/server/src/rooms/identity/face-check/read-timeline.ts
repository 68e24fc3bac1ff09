import {
  FACE_FILM_LATE_MS,
  FACE_FILM_LIMITS,
  type ScreenColor,
  screenColorAt,
} from '@gamehall/contract/identity'
import { findFilmFault } from '@gamehall/face'
import { type Refusal, refuseField } from '../../../platform/context/outcome.ts'
import type { IdentityContext } from '../tables.ts'
import { drawChallenge, readCapture } from './face-challenge.ts'
import type { FaceCheckRow } from './face-check-queries.ts'

/** What was drawn for a film, and what the screen showed when each frame was taken; null while the colour changed. */
export interface Timeline {
  /** When the capture session was issued, in ms. */
  readonly issuedAt: number
  readonly amount: number
  /** In ms since the challenge was shown, as the page says. */
  readonly times: readonly number[]
  readonly colors: readonly (ScreenColor | null)[]
}

interface Sent {
  readonly capture: string
  readonly times: string
  readonly frames: readonly unknown[]
}

/**
 * Reads when the frames of a step were taken. The page says how long after the challenge was shown; the server knows
 * since when it can have been, when they arrived, and when it was sent their hashes (`readFilmLags`). 400 `capture` was issued for another step or not by the server; `nonce`
 * the capture session is over; `times` are not one a frame, later than now, or before the challenge (`invalid`), not those of
 * a film that was taken at once under the drawn colours, long ago, or under the colours of a try that was refused since
 * (`face_times`).
 */
export function readTimeline(
  ctx: IdentityContext,
  check: Pick<FaceCheckRow, 'check_id' | 'actions' | 'nonce_hash' | 'expires_at' | 'shown' | 'tries'>,
  step: number,
  { capture, times: written, frames }: Sent,
): Timeline | Refusal<400> {
  const drawn = readCapture(ctx, check, step, capture)
  if (drawn === null) return refuseField('capture', 'invalid')
  const now = ctx.clock.now().getTime()
  if (now >= check.expires_at.getTime()) return refuseField('nonce', 'face_expired')
  const times = written.split(',').map(Number)
  const waited = now - drawn.issuedAt - (times.at(-1) ?? 0)
  if (times.length !== frames.length || waited < 0) return refuseField('times', 'invalid')
  if (waited > FACE_FILM_LATE_MS || findFilmFault(times, FACE_FILM_LIMITS) !== null)
    return refuseField('times', 'face_times')
  // Frames of a step that is done may come again, for the answer that was lost.
  if (step === check.shown && drawn.tries !== check.tries) return refuseField('times', 'face_times')
  const { amount, colors } = drawChallenge(ctx, check, drawn)
  return { issuedAt: drawn.issuedAt, amount, times, colors: times.map((time) => screenColorAt(colors, time)) }
}
