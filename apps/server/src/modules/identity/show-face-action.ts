import type { ParsedRequestOf, ResponseOf } from '@gamehall/contract'
import type { showFaceAction as call } from '@gamehall/contract/identity'
import type { Sealer } from '@gamehall/sealer'
import type { Hall } from '../../core/hall.ts'
import { hashSecret } from '../../core/hash-secret.ts'
import { type Outcome, refuse, refuseField, succeed } from '../../core/outcome.ts'
import { ensurePlayerKey } from '../../core/player-keys.ts'
import { transact } from '../../core/transact.ts'
import type { UseCase } from '../../http/route.ts'
import { keepFile } from '../site/index.ts'
import { findDraft } from './attempts/attempt-queries.ts'
import { openReading } from './attempts/attempt-secrets.ts'
import { handIn } from './deciding/hand-in.ts'
import {
  countLook,
  type FaceCheckRow,
  findFaceCheck,
  findFrames,
  uncountLook,
} from './faces/face-check-queries.ts'
import { openLikenesses, sealLikenesses } from './faces/likeness-store.ts'
import { lookAlone } from './faces/look-alone.ts'
import { type Frame, findFaces, hashOf, matchPortrait, openFrames } from './faces/look-at-frames.ts'
import { type ShownAction, useFrames } from './faces/use-frames.ts'
import { judgeAction } from './liveness/index.ts'
import { lockIdentity } from './lock-identity.ts'
import { readRealName } from './real-name.ts'

type Request = ParsedRequestOf<typeof call>
type Answer = ResponseOf<typeof call>

const expired = () => refuseField('nonce', 'face_expired')

/**
 * §4: checks the frames of one action, in the drawn order; after the last action the attempt is submitted. 400 `nonce`
 * expired, used or not the caller’s; `action` out of order; `frames` rejected, with the reason; 10145 another request
 * of the player is being processed; 10148 the face engine is busy. Repeating a request that was answered returns the
 * answer again.
 */
export const showFaceAction: UseCase<typeof call> = async (hall, request, { session: { playerId } }) => {
  const nonceHash = hashSecret(request.nonce)
  const check = await findFaceCheck(hall.db, { playerId, nonceHash, now: hall.clock.now() })
  if (check === undefined) return expired()
  const step = check.actions.indexOf(request.action)
  if (!check.is_open && step >= check.shown) return expired()
  if (step > check.shown) return refuseField('action', 'invalid')
  const arrived = await Promise.all(request.frames.map(async (file) => Buffer.from(await file.arrayBuffer())))
  // Each frame is accepted once, across all players and face checks.
  if (hasDuplicates(arrived.map(hashOf))) return refuseField('frames', 'face_still')
  return (
    (await lookAlone(hall, playerId, () => processFrames(hall, check, request, arrived))) ?? refuse(10145)
  )
}

async function processFrames(
  hall: Hall,
  check: FaceCheckRow,
  request: Request,
  arrived: readonly Buffer[],
): Promise<Outcome<Answer, 400 | 10148>> {
  const step = check.actions.indexOf(request.action)
  // Counted before decoding, so an invalid image counts too. Repeating an answered request is not counted.
  if (step === check.shown && !(await countLook(hall.db, check.check_id))) return expired()
  const opened = await openFrames(arrived, check.player_id)
  if (!opened.ok && opened.code === 10148) await uncountLook(hall.db, check.check_id)
  if (!opened.ok) return opened
  const frames = opened.data
  const hashes = frames.map(({ hash }) => hash)
  const seen = await findFrames(hall.db, hashes)
  const isRepeated =
    seen.length === hashes.length &&
    seen.every((frame) => frame.check_id === check.check_id && frame.step === step)
  if (step < check.shown) return isRepeated ? succeed(await repeatAnswer(hall, check)) : expired()
  if (seen.length > 0 || hasDuplicates(hashes)) return refuseField('frames', 'face_still')
  const answer = await evaluateFrames(hall, { check, request, frames })
  // The face engine was busy, so the client repeats the request: the retry is not counted.
  if (!answer.ok && answer.code === 10148) await uncountLook(hall.db, check.check_id)
  return answer
}

const hasDuplicates = (hashes: readonly Buffer[]): boolean =>
  new Set(hashes.map((hash) => hash.toString('hex'))).size < hashes.length

/** The answer to a step that was completed before. */
async function repeatAnswer(hall: Hall, check: FaceCheckRow): Promise<Answer> {
  const { status } = await readRealName(hall, hall.db, check.player_id)
  return { next: check.actions[check.shown] ?? null, status }
}

interface Submission {
  readonly check: FaceCheckRow
  readonly request: Request
  readonly frames: readonly Frame[]
}

async function evaluateFrames(hall: Hall, submission: Submission): Promise<Outcome<Answer, 400 | 10148>> {
  const { check, request, frames } = submission
  const pictures = frames.map(({ picture }) => picture)
  const found = await findFaces(hall, pictures)
  if (!found.ok) return found
  const { sealer } = await ensurePlayerKey(hall, hall.db, check.player_id)
  const known = openLikenesses(sealer, check.check_id, check.likenesses_sealed)
  const verdict = judgeAction(request.action, found.data, pictures, known)
  if (!verdict.ok) return refuseField('frames', verdict.rule)

  const likenesses = [...known, verdict.calm]
  const isLast = check.shown + 1 === check.actions.length
  const match = isLast ? await matchDraft(hall, sealer, check, likenesses) : succeed(null)
  if (!match.ok) return match
  const [first, last] = [pictures[0], pictures.at(-1)]
  if (first === undefined || last === undefined) return expired()
  const keep = (bytes: Buffer) => keepFile(hall, check.player_id, 'face_frame', { type: 'image/jpeg', bytes })
  return finishStep(hall, {
    check,
    hashes: frames.map(({ hash }) => hash),
    kept: [await keep(first), await keep(last)],
    likenesses: sealLikenesses(sealer, check.check_id, likenesses),
    scores: verdict.scores,
    faceMatch: match.data,
  })
}

async function matchDraft(
  hall: Hall,
  sealer: Sealer,
  check: FaceCheckRow,
  likenesses: readonly Float32Array[],
) {
  const draft = await findDraft(hall.db, check.player_id, hall.clock.now())
  if (draft === undefined) return succeed(null)
  return matchPortrait(hall, draft, openReading(sealer, draft)?.frontTurn ?? 0, likenesses)
}

function finishStep(
  hall: Hall,
  shown: ShownAction & { readonly faceMatch: number | null },
): Promise<Outcome<Answer, 400>> {
  const { check, faceMatch } = shown
  return transact(hall.db, async (trx) => {
    await lockIdentity(trx, check.player_id)
    const draft = await findDraft(trx, check.player_id, hall.clock.now())
    if (draft === undefined || draft.attempt_id !== check.attempt_id) return expired()
    const used = await useFrames(hall, trx, shown)
    if (!used.ok) return used
    const next = check.actions[check.shown + 1] ?? null
    if (next === null && !(await handIn(hall, trx, draft, used.data, faceMatch))) return expired()
    const { status } = await readRealName(hall, trx, check.player_id)
    return succeed({ next, status })
  })
}
