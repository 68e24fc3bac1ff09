import type { ParsedRequestOf } from '@gamehall/contract'
import type { applyForActivity as call } from '@gamehall/contract/rewards'
import { type Outcome, refuse, refuseField, succeed } from '../../../platform/context/outcome.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { claimUpload, releaseUpload } from '../../site/index.ts'
import type { RewardsContext, RewardsTrx } from '../tables.ts'
import { ALREADY_CLAIMED_CODES } from './activity-period.ts'
import {
  findApplication,
  findApplicationByKey,
  lockApplicationUnderReview,
  readApplicationImages,
  updateApplication,
  viewApplication,
} from './application-queries.ts'
import { createApplication } from './create-application.ts'
import { evaluateActivity } from './evaluate-activity.ts'

type Request = ParsedRequestOf<typeof call>
type Codes = Extract<Awaited<ReturnType<UseCase<typeof call>>>, { ok: false }>['code']

/**
 * §7 /activity/apply: submits an application with postscript and images, or edits one under review (§4).
 * 404 unknown offer or application, 20010 the offer takes no applications or the application is decided,
 * 20011 images missing, 400 `images` unknown upload, 10099 image already used; else the refusal of `evaluateActivity`.
 */
export const applyForActivity: UseCase<typeof call, RewardsContext> = async (ctx, request, caller) => {
  const { playerId } = caller.session
  const done = await transact(ctx.db, (trx) =>
    request.application_id == null
      ? apply(ctx, trx, playerId, request, caller.idempotencyKey)
      : change(ctx, trx, playerId, request, BigInt(request.application_id)),
  )
  return done.ok ? succeed(await viewApplication(ctx, ctx.db, done.data, caller.locale)) : done
}

async function apply(
  ctx: RewardsContext,
  trx: RewardsTrx,
  playerId: bigint,
  request: Request,
  key: string,
): Promise<Outcome<bigint, Codes>> {
  const before = await findApplicationByKey(trx, playerId, key)
  if (before !== undefined) return succeed(before.application_id)
  const evaluated = await evaluateActivity(ctx, trx, playerId, BigInt(request.id))
  if (!evaluated.ok) return evaluated
  const { activity, rule, refusal } = evaluated.data
  if (activity.mode !== 'apply') return refuse(20010)
  if (refusal !== null) return refuse(refusal)
  if (rule.needs_images && request.images.length === 0) return refuse(20011)
  const postscript = request.postscript ?? ''
  const applicationId = await createApplication(ctx, trx, evaluated.data, { playerId, key, postscript })
  if (applicationId === null) return refuse(ALREADY_CLAIMED_CODES[activity.frequency])
  return keepImages(ctx, trx, playerId, applicationId, request.images)
}

async function change(
  ctx: RewardsContext,
  trx: RewardsTrx,
  playerId: bigint,
  request: Request,
  applicationId: bigint,
): Promise<Outcome<bigint, Codes>> {
  const known = await findApplication(trx, applicationId)
  if (known?.player_id !== playerId || known.activity_id !== BigInt(request.id)) return refuse(404)
  if ((await lockApplicationUnderReview(trx, applicationId, playerId)) === undefined) return refuse(20010)
  const evaluated = await evaluateActivity(ctx, trx, playerId, known.activity_id)
  if (!evaluated.ok) return evaluated
  if (evaluated.data.rule.needs_images && request.images.length === 0) return refuse(20011)
  await updateApplication(trx, applicationId, {
    postscript: request.postscript ?? '',
    changed_at: ctx.clock.now(),
  })
  return keepImages(ctx, trx, playerId, applicationId, request.images)
}

/** Sets the application's images in this order: claims new uploads and releases those left out. 400 unknown upload, 10099 already used. */
async function keepImages(
  ctx: RewardsContext,
  trx: RewardsTrx,
  playerId: bigint,
  applicationId: bigint,
  images: readonly string[],
): Promise<Outcome<bigint, 400 | 10099>> {
  const before = (await readApplicationImages(trx, [applicationId])).get(applicationId) ?? []
  await trx.deleteFrom('activity_images').where('application_id', '=', applicationId).execute()
  for (const left of before.filter((uploadId) => !images.includes(uploadId)))
    await releaseUpload(trx, left, ctx.clock.now())
  for (const [position, uploadId] of images.entries()) {
    if (!before.includes(uploadId)) {
      const taken = await claimUpload(ctx, trx, playerId, uploadId, 'activity_image')
      if (taken === 'unknown') return refuseField('images', 'upload_unknown')
      if (taken === 'used') return refuse(10099)
    }
    await trx
      .insertInto('activity_images')
      .values({ upload_id: uploadId, application_id: applicationId, position })
      .execute()
  }
  return succeed(applicationId)
}
