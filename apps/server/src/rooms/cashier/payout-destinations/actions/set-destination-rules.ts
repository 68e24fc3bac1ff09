import { z } from 'zod'
import { refuseField, succeed } from '../../../../platform/context/outcome.ts'
import { defineAction } from '../../../../platform/operator/action.ts'

/** Sets the maximum number of cards and addresses per player and the waiting period of a new address. Omitted fields stay. */
export const setDestinationRules = defineAction({
  name: 'set-destination-rules',
  permission: 'cards.banks',
  summary: 'Set how many cards and addresses a player may have, and the waiting period of a new address',
  input: z.object({
    max_cards: z.coerce.number().int().min(1).max(50).optional(),
    max_addresses: z.coerce.number().int().min(1).max(100).optional(),
    address_wait_s: z.coerce
      .number()
      .int()
      .min(0)
      .max(30 * 86_400)
      .optional(),
  }),
  fourEyes: {
    rule: 'always',
    version: (trx) => trx.selectFrom('destination_rules').selectAll().execute(),
  },
  subject: () => 'destination rules',
  async run(_hall, trx, { max_cards, max_addresses, address_wait_s }) {
    const change = {
      ...(max_cards !== undefined && { max_cards }),
      ...(max_addresses !== undefined && { max_addresses }),
      ...(address_wait_s !== undefined && { address_wait_s }),
    }
    if (Object.keys(change).length === 0) return refuseField('input', 'required')
    await trx.updateTable('destination_rules').set(change).execute()
    return succeed(change)
  },
})
