import { z } from 'zod'
import { refuse, succeed } from '../../../../platform/context/outcome.ts'
import { defineAction } from '../../../../platform/operator/action.ts'
import { singleOperator } from '../../../../platform/operator/four-eyes/four-eyes-rule.ts'

/** Starts or ends a platform’s maintenance. Balances at the platform stay there. 404: no such platform. */
export const setPlatformMaintenance = defineAction({
  name: 'set-platform-maintenance',
  permission: 'platforms.maintain',
  summary: 'Start or end a platform’s maintenance',
  input: z.object({
    api_key: z.string().min(1).max(40),
    is_on: z.boolean(),
    until: z.iso.datetime().nullish(),
  }),
  fourEyes: singleOperator('moves no money and can be undone at once'),
  subject: (input) => `platform ${input.api_key}`,
  async run(_hall, trx, input) {
    const changed = await trx
      .updateTable('platforms')
      .set({
        is_maintained: input.is_on,
        maintenance_until: input.is_on && input.until != null ? new Date(input.until) : null,
      })
      .where('api_key', '=', input.api_key)
      .returning('api_key')
      .executeTakeFirst()
    return changed === undefined ? refuse(404) : succeed(input)
  },
})
