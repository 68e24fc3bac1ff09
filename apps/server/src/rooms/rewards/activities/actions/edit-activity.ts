import { activityInput, operatorCalls } from '@gamehall/contract/operator'
import { refuse, refuseField, succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import type { RewardsTrx } from '../../tables.ts'
import { findContradiction, fromActivityRow, toActivityRow } from './activity-input.ts'
import { activitySubject } from './activity-target.ts'
import { findInvalidReference } from './find-invalid-reference.ts'

const findOffer = (trx: RewardsTrx, activityId: bigint) =>
  trx
    .selectFrom('activities')
    .selectAll()
    .where('activity_id', '=', activityId)
    .where('mode', '<>', 'leaderboard')
    .forUpdate()
    .executeTakeFirst()

/**
 * Edits the given fields of an offer. Paid bonuses keep their terms; applications under review are decided by the new terms.
 * 404 unknown offer, 400 the invalid field.
 */
export const editActivity = implementAction(operatorCalls.editActivity, {
  subject: activitySubject,
  async applies(_ctx, trx: RewardsTrx, { activity_id, bonus }) {
    const row = await findOffer(trx, activity_id)
    return row !== undefined && (row.bonus !== null || (bonus ?? null) !== null)
  },
  version: (trx: RewardsTrx, { activity_id }) => findOffer(trx, activity_id),
  async run(_ctx, trx: RewardsTrx, { activity_id: activityId, ...change }) {
    const row = await findOffer(trx, activityId)
    if (row === undefined) return refuse(404)
    const next = activityInput.parse({ ...(fromActivityRow(row) as object), ...change })
    const wrong = findContradiction(next)
    if (wrong !== null) return refuseField(wrong.field, wrong.rule)
    const unknown = await findInvalidReference(trx, next)
    if (unknown !== null) return refuseField(unknown, 'invalid')
    await trx
      .updateTable('activities')
      .set(toActivityRow(next))
      .where('activity_id', '=', activityId)
      .execute()
    return succeed({ activity_id: activityId.toString() })
  },
})
