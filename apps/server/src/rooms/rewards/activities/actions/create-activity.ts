import { refuseField, succeed } from '../../../../platform/context/outcome.ts'
import { defineAction } from '../../../../platform/operator/action.ts'
import { activityTypeExists } from '../activity-type-exists.ts'
import { activityInput, findContradiction, toActivityRow } from './activity-input.ts'

/** Creates an offer. 400 with the field that is invalid or contradicts another. */
export const createActivity = defineAction({
  name: 'create-activity',
  permission: 'activities.manage',
  summary: 'Create an offer: texts, conditions and bonus',
  input: activityInput.extend({
    href: activityInput.shape.href.default(null),
    start_time: activityInput.shape.start_time.default(null),
    end_time: activityInput.shape.end_time.default(null),
    sort: activityInput.shape.sort.default(100),
    is_shown: activityInput.shape.is_shown.default(true),
    rule: activityInput.shape.rule.default({}),
    bonus: activityInput.shape.bonus.default(null),
    frequency: activityInput.shape.frequency.default('once'),
    wash_percent: activityInput.shape.wash_percent.default(100),
    sub_type: activityInput.shape.sub_type.default('bonus_activity'),
  }),
  fourEyes: {
    rule: 'when',
    what: 'the offer has a bonus',
    applies: async (_hall, _trx, { bonus }) => bonus !== null,
  },
  subject: ({ title }) => `activity ${title['zh-TW']}`,
  async run(_hall, trx, given) {
    const wrong = findContradiction(given)
    if (wrong !== null) return refuseField(wrong.field, wrong.rule)
    if (!(await activityTypeExists(trx, given.type_id))) return refuseField('type_id', 'invalid')
    const { activity_id } = await trx
      .insertInto('activities')
      .values({ ...toActivityRow(given), closed_at: null })
      .returning('activity_id')
      .executeTakeFirstOrThrow()
    return succeed({ activity_id: activity_id.toString() })
  },
})
