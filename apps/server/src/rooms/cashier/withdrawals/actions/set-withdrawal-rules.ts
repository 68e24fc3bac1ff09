import { z } from 'zod'
import { succeed } from '../../../../platform/context/outcome.ts'
import { defineAction } from '../../../../platform/operator/action.ts'
import { readWithdrawalRules } from '../channels/withdrawal-channel-queries.ts'

const DAY_S = 86_400

/**
 * Updates the rules of all withdrawal channels; omitted fields keep their value. `frequency_count` orders within
 * `frequency_window_s` lock a player for `lock_s` (10124); beyond `max_open` open orders new ones are refused (10075).
 */
export const setWithdrawalRules = defineAction({
  name: 'set-withdrawal-rules',
  permission: 'withdrawals.channels',
  summary: 'Set how often players may withdraw, and how long reviews and quotes last',
  input: z
    .object({
      frequency_count: z.int().min(2).max(100),
      frequency_window_s: z.int().min(1).max(DAY_S),
      lock_s: z
        .int()
        .min(1)
        .max(30 * DAY_S),
      max_open: z.int().min(1).max(100),
      review_within_s: z
        .int()
        .min(3_600)
        .max(30 * DAY_S),
      quote_lifetime_s: z.int().min(30).max(3_600),
    })
    .partial()
    .refine((change) => Object.values(change).some((value) => value !== undefined)),
  fourEyes: {
    rule: 'always',
    version: (trx) => readWithdrawalRules(trx),
  },
  subject: () => 'withdrawal rules',
  async run(_hall, trx, change) {
    const wanted = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
    await trx.updateTable('withdrawal_rules').set(wanted).execute()
    return succeed(await readWithdrawalRules(trx))
  },
})
