import { operatorCalls } from '@gamehall/contract/operator'
import { type FieldRefusal, refuseField, succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import { MIN_SURE_CONFIDENCE } from '../../documents/min-sure-confidence.ts'
import { type IdentityRules, lockIdentityRules, mayDecideAutomatically } from '../../identity-rules.ts'
import type { IdentityContext, IdentityTrx } from '../../tables.ts'

const THRESHOLDS = [
  'field_confidence',
  'face_match',
  'face_realness',
  'face_liveness',
  'measured_liveness',
] as const
type Minimums = Partial<Record<(typeof THRESHOLDS)[number], number>>
/** Lowest thresholds for automatic decisions: below them other faces, or a video of a face, score too close. */
const AUTOMATIC_MINIMUMS = {
  face_match: 0.55,
  face_realness: 0.5,
  face_liveness: 0.4,
  measured_liveness: 0.4,
} as const satisfies Minimums

/**
 * Changes limits, thresholds and retention periods; retention applies to later decisions. 400 a threshold is too low
 * for automatic decisions, `field_confidence` makes doubted fields sure, or (live) `measured_liveness` is not set.
 */
export const setIdentityRules = implementAction(operatorCalls.setIdentityRules, {
  subject: () => 'identity rules',
  version: (trx: IdentityTrx) => trx.selectFrom('identity_rules').selectAll().execute(),
  async run(ctx: IdentityContext, trx: IdentityTrx, input) {
    const change: Partial<IdentityRules> = Object.fromEntries(
      Object.entries(input).filter(([, value]) => value !== undefined),
    )
    if (Object.keys(change).length === 0) return refuseField('input', 'required')
    const rules = { ...(await lockIdentityRules(trx)), ...change }
    // With real money, automatic decisions begin with a threshold that was measured.
    if (
      ctx.config.GAMEHALL_MODE !== 'sandbox' &&
      rules.is_automatic === true &&
      rules.measured_liveness === null
    )
      return refuseField('measured_liveness', 'required')
    const minimums = mayDecideAutomatically(rules, ctx.config) ? AUTOMATIC_MINIMUMS : {}
    const fields = findTooLow(rules, { field_confidence: MIN_SURE_CONFIDENCE, ...minimums })
    if (fields.length > 0) return { ok: false, code: 400, fields }
    await trx.updateTable('identity_rules').set(change).execute()
    return succeed(change)
  },
})

function findTooLow(rules: IdentityRules, minimums: Minimums): FieldRefusal[] {
  return THRESHOLDS.flatMap((field) => {
    const min = minimums[field]
    // One that is not set is no threshold.
    return min === undefined || (rules[field] ?? min) >= min
      ? []
      : [{ field, rule: 'amount_min', params: { min: String(min) } }]
  })
}
