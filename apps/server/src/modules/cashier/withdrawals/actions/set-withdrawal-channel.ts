import { sql } from 'kysely'
import { z } from 'zod'
import { refuse, succeed } from '../../../../core/outcome.ts'
import { defineAction } from '../../../../operator/action.ts'
import { viewTerms } from '../view-terms.ts'

const minorUnits = z.coerce
  .string()
  .regex(/^\d{1,18}$/)
  .transform(BigInt)

/** Changes a way out; what is not named stays. Amounts are given in minor units of its currency, and answered as they then stand. 404 no such channel. */
export const setWithdrawalChannel = defineAction({
  name: 'set-withdrawal-channel',
  permission: 'withdrawals.channels',
  summary: 'Change a withdrawal channel: on or off, fee, automatic approval, second operator',
  input: z.object({
    channel_id: z.string().min(1).max(40),
    is_enabled: z.boolean().optional(),
    fee_basis_points: z.int().min(0).max(5000).optional(),
    fee_min_minor: minorUnits.optional(),
    auto_approve_minor: minorUnits.optional(),
    auto_approve_daily_minor: minorUnits.optional(),
    second_operator_minor: minorUnits.refine((amount) => amount > 0n).optional(),
  }),
  subject: ({ channel_id }) => `withdrawal channel ${channel_id}`,
  async run(_hall, trx, { channel_id, ...change }) {
    const wanted = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
    const changed = await trx
      .updateTable('withdrawal_channels')
      .set({ ...wanted, sort: sql<number>`sort` })
      .where('channel_id', '=', channel_id)
      .returning('channel_id')
      .executeTakeFirst()
    return changed === undefined ? refuse(404) : succeed(await viewTerms(trx, channel_id))
  },
})
