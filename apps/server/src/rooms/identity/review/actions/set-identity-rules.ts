import { operatorCalls } from '@gamehall/contract/operator'
import { type FieldRefusal, refuseField, succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import { MIN_SURE_CONFIDENCE } from '../../documents/min-sure-confidence.ts'
import { type IdentityRules, lockIdentityRules, mayDecideAutomatically } from '../../identity-rules.ts'
import type { IdentityContext, IdentityTrx } from '../../tables.ts'

const BOUNDED = [
  'field_confidence',
  'face_match',
  'face_realness',
  'face_liveness',
  'measured_liveness',
  'face_duplicate',
  'keep_film_days',
  'keep_likeness_days',
  'keep_failed_days',
] as const
type Bounds = Partial<Record<(typeof BOUNDED)[number], number>>
/**
 * Lowest settings for automatic decisions: below the thresholds other faces, or a video of a face, score too close, and without a
 * day of retention no used film, no face of another player and none that was refused is found.
 */
const AUTOMATIC_MINIMUMS = {
  face_match: 0.55,
  face_realness: 0.5,
  face_liveness: 0.4,
  measured_liveness: 0.4,
  keep_film_days: 1,
  keep_likeness_days: 1,
  keep_failed_days: 1,
} as const satisfies Bounds
/** Above it two films of one person are not taken for one any more (decision 0168): nobody would be doubted. */
const AUTOMATIC_MAXIMUMS = { face_duplicate: 0.85 } as const satisfies Bounds

/**
 * Changes limits, thresholds and retention periods; retention applies to later decisions. 400 a threshold or retention is too low, or
 * a threshold too high, for automatic decisions, `field_confidence` makes doubted fields sure, or `measured_liveness` is not set for them.
 */
export const setIdentityRules = implementAction(operatorCalls.setIdentityRules, {
  subject: () => 'identity rules',
  version: (trx: IdentityTrx) => trx.selectFrom('identity_rules').selectAll().execute(),
  async run(_ctx: IdentityContext, trx: IdentityTrx, input) {
    const change: Partial<IdentityRules> = Object.fromEntries(
      Object.entries(input).filter(([, value]) => value !== undefined),
    )
    if (Object.keys(change).length === 0) return refuseField('input', 'required')
    const rules = { ...(await lockIdentityRules(trx)), ...change }
    if (rules.is_automatic && rules.measured_liveness === null)
      return refuseField('measured_liveness', 'measured_first')
    const isAutomatic = mayDecideAutomatically(rules)
    const fields = findOutside(
      rules,
      { field_confidence: MIN_SURE_CONFIDENCE, ...(isAutomatic ? AUTOMATIC_MINIMUMS : {}) },
      isAutomatic ? AUTOMATIC_MAXIMUMS : {},
    )
    if (fields.length > 0) return { ok: false, code: 400, fields }
    await trx.updateTable('identity_rules').set(change).execute()
    return succeed(change)
  },
})

function findOutside(rules: IdentityRules, minimums: Bounds, maximums: Bounds): FieldRefusal[] {
  return BOUNDED.flatMap((field): FieldRefusal[] => {
    const value = rules[field]
    const [min, max] = [minimums[field], maximums[field]]
    // One that is not set is no threshold.
    if (value === null) return []
    if (min !== undefined && value < min) return [{ field, rule: 'number_min', params: { min: String(min) } }]
    if (max !== undefined && value > max) return [{ field, rule: 'number_max', params: { max: String(max) } }]
    return []
  })
}
