import { z } from 'zod'
import { refuseField, succeed } from '../../../core/outcome.ts'
import { defineAction } from '../../../operator/action.ts'
import type { IdentityRules } from '../identity-rules.ts'

const count = (least: number, most: number) => z.coerce.number().int().min(least).max(most).optional()
const share = z.coerce.number().min(0).max(1).optional()
const DAYS_MOST = 3650

/** Changes how often players may try, what the hall may decide alone, and how long images are kept after decisions to come. */
export const setIdentityRules = defineAction({
  name: 'set-identity-rules',
  permission: 'identity.review',
  summary: 'Change limits, thresholds and retention of real-name verification',
  input: z.object({
    attempts_a_day: count(1, 100),
    face_tries_a_day: count(1, 100),
    is_automatic: z.boolean().optional(),
    field_confidence: share,
    face_match: share,
    face_realness: share,
    face_liveness: share,
    review_hours: count(1, 720),
    keep_verified_days: count(0, DAYS_MOST),
    keep_failed_days: count(0, DAYS_MOST),
    keep_draft_days: count(1, 30),
  }),
  subject: () => 'identity rules',
  async run(_hall, trx, input) {
    const change: Partial<IdentityRules> = Object.fromEntries(
      Object.entries(input).filter(([, value]) => value !== undefined),
    )
    if (Object.keys(change).length === 0) return refuseField('input', 'required')
    await trx.updateTable('identity_rules').set(change).execute()
    return succeed(change)
  },
})
