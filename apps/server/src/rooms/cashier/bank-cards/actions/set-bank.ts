import { z } from 'zod'
import { succeed } from '../../../../platform/context/outcome.ts'
import { defineAction } from '../../../../platform/operator/action.ts'
import { singleOperator } from '../../../../platform/operator/four-eyes/four-eyes-rule.ts'

/** Adds a bank to the list, or renames one. */
export const setBank = defineAction({
  name: 'set-bank',
  permission: 'cards.banks',
  summary: 'Add or rename a bank',
  input: z.object({
    bank_code: z.coerce.string().regex(/^\d{3}$/),
    name: z.string().trim().min(1).max(40),
    name_en: z.string().trim().max(60).default(''),
  }),
  fourEyes: singleOperator('a name in a list'),
  subject: (input) => `bank ${input.bank_code}`,
  async run(_hall, trx, input) {
    await trx
      .insertInto('banks')
      .values(input)
      .onConflict((conflict) =>
        conflict.column('bank_code').doUpdateSet({ name: input.name, name_en: input.name_en }),
      )
      .execute()
    return succeed(input)
  },
})
