import { operatorCalls } from '@gamehall/contract/operator'
import { refuseField, succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import type { RewardsTrx } from '../../tables.ts'
import { findContradiction, toActivityRow } from './activity-input.ts'
import { findInvalidReference } from './find-invalid-reference.ts'

/** Creates an offer. 400 with the field that is invalid or contradicts another. */
export const createActivity = implementAction(operatorCalls.createActivity, {
  subject: ({ title }) => `activity ${title['zh-TW']}`,
  applies: async (_ctx, _trx, { bonus }) => bonus !== null,
  async run(_ctx, trx: RewardsTrx, given) {
    const wrong = findContradiction(given)
    if (wrong !== null) return refuseField(wrong.field, wrong.rule)
    const unknown = await findInvalidReference(trx, given)
    if (unknown !== null) return refuseField(unknown, 'invalid')
    const { activity_id } = await trx
      .insertInto('activities')
      .values({ ...toActivityRow(given), closed_at: null })
      .returning('activity_id')
      .executeTakeFirstOrThrow()
    return succeed({ activity_id: activity_id.toString() })
  },
})
