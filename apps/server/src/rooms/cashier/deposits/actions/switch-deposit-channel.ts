import { z } from 'zod'
import { refuse, succeed } from '../../../../platform/context/outcome.ts'
import { defineAction } from '../../../../platform/operator/action.ts'
import { singleOperator } from '../../../../platform/operator/four-eyes/four-eyes-rule.ts'

/** Enables or disables a deposit channel. While disabled, new orders answer 10148; open orders continue. 404 unknown channel. */
export const switchDepositChannel = defineAction({
  name: 'switch-deposit-channel',
  permission: 'deposits.channels',
  summary: 'Turn a deposit channel on or off',
  input: z.object({ channel_id: z.string().min(1).max(40), is_enabled: z.boolean() }),
  fourEyes: singleOperator('changes no terms, and is undone at once'),
  subject: ({ channel_id }) => `deposit channel ${channel_id}`,
  async run(_hall, trx, { channel_id, is_enabled }) {
    const changed = await trx
      .updateTable('deposit_channels')
      .set({ is_enabled })
      .where('channel_id', '=', channel_id)
      .returning(['channel_id', 'is_enabled'])
      .executeTakeFirst()
    return changed === undefined ? refuse(404) : succeed(changed)
  },
})
