import { z } from 'zod'
import { succeed } from '../../../../platform/context/outcome.ts'
import { defineAction } from '../../../../platform/operator/action.ts'
import { singleOperator } from '../../../../platform/operator/four-eyes/four-eyes-rule.ts'

const name = z.string().trim().min(1).max(20)

/** Adds an offer category, or changes its name and order. */
export const setActivityType = defineAction({
  name: 'set-activity-type',
  permission: 'activities.manage',
  summary: 'Add, rename or reorder an offer category',
  input: z.object({
    type_id: z.string().regex(/^[a-z0-9_-]{1,40}$/),
    name: z.object({ 'zh-TW': name, en: name }),
    sort: z.int().min(0).max(10_000).default(100),
  }),
  fourEyes: singleOperator('names and order only'),
  subject: ({ type_id }) => `activity type ${type_id}`,
  async run(_hall, trx, given) {
    const row = { name: JSON.stringify(given.name), sort: given.sort }
    await trx
      .insertInto('activity_types')
      .values({ type_id: given.type_id, ...row })
      .onConflict((conflict) => conflict.column('type_id').doUpdateSet(row))
      .execute()
    return succeed(given)
  },
})
