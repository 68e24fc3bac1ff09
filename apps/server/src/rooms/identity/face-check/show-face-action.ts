import type { ParsedRequestOf, ResponseOf } from '@gamehall/contract'
import type { showFaceAction as call } from '@gamehall/contract/identity'
import type { Encryptor } from '@gamehall/encryption'
import { type Outcome, refuse, refuseField, succeed } from '../../../platform/context/outcome.ts'
import { transact } from '../../../platform/database/transact.ts'
import { hashSecret } from '../../../platform/encryption/hash-secret.ts'
import { ensurePlayerKey } from '../../../platform/encryption/player-keys.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { storeFile } from '../../site/index.ts'
import { decryptReading } from '../attempts/attempt-encryption.ts'
import { findDraft } from '../attempts/attempt-queries.ts'
import { lockIdentity } from '../attempts/identity-locks.ts'
import { readRealName } from '../real-name/real-name.ts'
import { type SubmittedFace, submitAttempt } from '../review/submit-attempt.ts'
import type { IdentityContext } from '../tables.ts'
import { completeFaceAction, type VerifiedFaceAction } from './complete-face-action.ts'
import { decryptEmbeddings, encryptEmbeddings } from './embedding-encryption.ts'
import { challengeOf } from './face-challenge.ts'
import {
  type FaceCheckRow,
  findFaceCheck,
  findUsedFrames,
  releaseFaceSubmission,
  reserveFaceSubmission,
} from './face-check-queries.ts'
import { runExclusively } from './face-queue.ts'
import { isTimestampedLate, readFilmLags } from './frame-timestamps.ts'
import { createLikeness } from './likeness/face-likeness.ts'
import { findFaceMatches, NO_FACES } from './likeness/find-face-matches.ts'
import { evaluateAction } from './liveness/index.ts'
import { decodeFrames, detectFaces, type Frame, hashFrame, matchPortrait } from './read-frames.ts'
import { readTimeline, type Timeline } from './read-timeline.ts'
import { printFilm } from './replay/film-print.ts'
import { isUnnamedCamera, isVirtualCamera } from './virtual-camera.ts'

type Request = ParsedRequestOf<typeof call>
type Answer = ResponseOf<typeof call>

const expired = () => refuseField('nonce', 'face_expired')

/**
 * §4: checks the frames of one action, in the drawn order; after the last action the attempt is submitted. 400 `nonce`
 * expired, used or not the caller’s; `action` out of order; `capture` not this step’s; `times` not those of one film, too old, or not those at
 * which the frames were timestamped; `frames`
 * rejected, with the reason, after which the step is drawn anew (`repeatFaceAction`); 10145 another request of the player is being processed; 10321 the face engine is busy.
 * Repeating a request that was answered returns the answer again.
 */
export const showFaceAction: UseCase<typeof call, IdentityContext> = async (
  ctx,
  request,
  { session: { playerId } },
) => (await runExclusively(ctx, playerId, () => receiveFrames(ctx, request, playerId))) ?? refuse(10145)

async function receiveFrames(
  ctx: IdentityContext,
  request: Request,
  playerId: bigint,
): Promise<Outcome<Answer, 400 | 10321>> {
  const nonceHash = hashSecret(request.nonce)
  const check = await findFaceCheck(ctx.db, { playerId, nonceHash, now: ctx.clock.now() })
  if (check === undefined) return expired()
  const step = check.actions.indexOf(request.action)
  if (!check.is_open && step >= check.shown) return expired()
  if (step > check.shown) return refuseField('action', 'invalid')
  const timeline = readTimeline(ctx, check, step, request)
  if ('ok' in timeline) return timeline
  const arrived = await Promise.all(request.frames.map(async (file) => Buffer.from(await file.arrayBuffer())))
  // Each frame is accepted once, across all players and face checks.
  const hashes = arrived.map(hashFrame)
  if (hasDuplicates(hashes)) return refuseField('frames', 'face_still')
  // The frames of a step that is done are compared with those that were accepted.
  const { issuedAt, times } = timeline
  const session = { checkId: check.check_id, issuedAt }
  const film =
    step === check.shown ? await readFilmLags(ctx.db, session, { hashes, times }) : { times, lags: [] }
  if (film === null) return refuseField('times', 'face_times')
  return processFrames(ctx, { check, request, timeline, isLate: isTimestampedLate(film) }, arrived)
}

async function processFrames(
  ctx: IdentityContext,
  { check, request, timeline, isLate }: Omit<Submission, 'frames'>,
  arrived: readonly Buffer[],
): Promise<Outcome<Answer, 400 | 10321>> {
  const step = check.actions.indexOf(request.action)
  // Counted before decoding, so an invalid image counts too. Repeating an answered request is not counted.
  if (step === check.shown && !(await reserveFaceSubmission(ctx.db, check))) return expired()
  const opened = await decodeFrames(arrived, check.player_id)
  if (!opened.ok && opened.code === 10321) await releaseFaceSubmission(ctx.db, check)
  if (!opened.ok) return opened
  const frames = opened.data
  const hashes = frames.map(({ hash }) => hash)
  const seen = await findUsedFrames(ctx.db, hashes)
  const isRepeated =
    seen.length === hashes.length &&
    seen.every((frame) => frame.check_id === check.check_id && frame.step === step)
  if (step < check.shown) return isRepeated ? succeed(await repeatAnswer(ctx, check)) : expired()
  if (seen.length > 0 || hasDuplicates(hashes)) return refuseField('frames', 'face_still')
  const counted = { ...check, tries: check.tries + 1 }
  const answer = await evaluateFrames(ctx, { check: counted, request, frames, timeline, isLate })
  // The face engine was busy, so the client repeats the request: the retry is not counted.
  if (!answer.ok && answer.code === 10321) await releaseFaceSubmission(ctx.db, check)
  return answer
}

const hasDuplicates = (hashes: readonly Buffer[]): boolean =>
  new Set(hashes.map((hash) => hash.toString('hex'))).size < hashes.length

/** The answer to a step that was completed before. */
async function repeatAnswer(ctx: IdentityContext, check: FaceCheckRow): Promise<Answer> {
  const { status } = await readRealName(ctx, ctx.db, check.player_id)
  return { next: check.actions[check.shown] ?? null, challenge: challengeOf(ctx, check, check.shown), status }
}

interface Submission {
  readonly check: FaceCheckRow
  readonly request: Request
  readonly frames: readonly Frame[]
  readonly timeline: Timeline
  /** The film may have been chosen once it was over. */
  readonly isLate: boolean
}

async function evaluateFrames(
  ctx: IdentityContext,
  submission: Submission,
): Promise<Outcome<Answer, 400 | 10321>> {
  const { check, request, frames, timeline, isLate } = submission
  const pictures = frames.map(({ picture }) => picture)
  const found = await detectFaces(ctx, pictures)
  if (!found.ok) return found
  const { encryptor } = await ensurePlayerKey(ctx, ctx.db, check.player_id)
  const known = decryptEmbeddings(encryptor, check.check_id, check.likenesses_sealed)
  const film = pictures.map((picture, index) => ({
    picture,
    faces: found.data[index] ?? [],
    color: timeline.colors[index] ?? null,
  }))
  const verdict = evaluateAction(
    { action: request.action, amount: timeline.amount, frames: film },
    { known, scores: check.scores },
  )
  if (!verdict.ok) return refuseField('frames', verdict.rule)

  const likenesses = [...known, verdict.calm]
  const isLast = check.shown + 1 === check.actions.length
  const face = isLast ? await compareFace(ctx, encryptor, check, likenesses) : succeed(null)
  if (!face.ok) return face
  const [first, last] = [pictures[0], pictures.at(-1)]
  if (first === undefined || last === undefined) return expired()
  const keep = (bytes: Buffer) => storeFile(ctx, check.player_id, 'face_frame', { type: 'image/jpeg', bytes })
  return finishStep(ctx, {
    check,
    hashes: frames.map(({ hash }) => hash),
    kept: [await keep(first), await keep(last)],
    likenesses: encryptEmbeddings(encryptor, check.check_id, likenesses),
    film: printFilm(verdict.faces),
    scores: {
      ...verdict.scores,
      isVirtual: isVirtualCamera(request.camera),
      isUnnamed: isUnnamedCamera(request.camera),
      isLate,
    },
    face: face.data,
  })
}

/** Of a draft whose document was not read. */
const UPRIGHT = { frontTurn: 0 } as const

/** Compares the face with the draft's portrait and with the faces of other players. */
async function compareFace(
  ctx: IdentityContext,
  encryptor: Encryptor,
  check: FaceCheckRow,
  likenesses: readonly Float32Array[],
): Promise<Outcome<SubmittedFace, 10321>> {
  const { player_id: playerId } = check
  const likeness = createLikeness(likenesses)
  const draft = await findDraft(ctx.db, playerId, ctx.clock.now())
  if (draft === undefined || likeness === null) return succeed({ match: null, likeness, searched: NO_FACES })
  const reading = decryptReading(encryptor, draft) ?? UPRIGHT
  const match = await matchPortrait(ctx, draft, reading, likenesses)
  if (!match.ok) return match
  const searched = await findFaceMatches(ctx, ctx.db, { playerId, likeness, after: NO_FACES })
  return succeed({ match: match.data, likeness, searched })
}

function finishStep(
  ctx: IdentityContext,
  shown: VerifiedFaceAction & { readonly face: SubmittedFace | null },
): Promise<Outcome<Answer, 400>> {
  const { check, face } = shown
  return transact(ctx.db, async (trx) => {
    await lockIdentity(trx, check.player_id)
    const draft = await findDraft(trx, check.player_id, ctx.clock.now())
    if (draft === undefined || draft.attempt_id !== check.attempt_id) return expired()
    const used = await completeFaceAction(ctx, trx, shown)
    if (!used.ok) return used
    const next = check.actions[check.shown + 1] ?? null
    if (face !== null && !(await submitAttempt(ctx, trx, draft, used.data, face))) return expired()
    const { status } = await readRealName(ctx, trx, check.player_id)
    return succeed({ next, challenge: challengeOf(ctx, check, check.shown + 1), status })
  })
}
