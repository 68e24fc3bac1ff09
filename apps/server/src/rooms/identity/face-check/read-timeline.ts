import { FACE_FILM_MIN_MS, type ScreenColor, screenColorAt } from '@gamehall/contract/identity'
import type { IdentityContext } from '../tables.ts'
import { drawChallenge, readCapture } from './face-challenge.ts'
import type { FaceCheckRow } from './face-check-queries.ts'

/** What the screen showed when each frame was taken; null while the colour changed. */
export type Timeline = readonly (ScreenColor | null)[]

interface Sent {
  readonly capture: string
  readonly times: string
  readonly frames: readonly unknown[]
}

/**
 * Reads when the frames of a step were taken. The page says how long after the challenge was shown; the server knows
 * since when it can have been. Otherwise names the refused field: `capture` was issued for another step or not by the
 * server; `times` are not one a frame, do not grow, last less than a second, or are later than now; `nonce` when the
 * capture session is over.
 */
export function readTimeline(
  ctx: IdentityContext,
  check: Pick<FaceCheckRow, 'check_id' | 'actions' | 'nonce_hash' | 'expires_at'>,
  step: number,
  { capture, times: written, frames }: Sent,
): Timeline | 'capture' | 'times' | 'nonce' {
  const issuedAt = readCapture(ctx, check, step, capture)
  if (issuedAt === null) return 'capture'
  const now = ctx.clock.now().getTime()
  if (now >= check.expires_at.getTime()) return 'nonce'
  const times = written.split(',').map(Number)
  const [first = 0] = times
  const last = times.at(-1) ?? 0
  const isGrowing = times.every((time, index) => index === 0 || time > (times[index - 1] ?? 0))
  if (times.length !== frames.length || !isGrowing || last - first < FACE_FILM_MIN_MS) return 'times'
  if (last > now - issuedAt) return 'times'
  const { colors } = drawChallenge(ctx, check, step)
  return times.map((time) => screenColorAt(colors, time))
}
