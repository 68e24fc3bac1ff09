import { z } from 'zod'
import { refuseField, succeed } from '../../../../platform/context/outcome.ts'
import { defineAction } from '../../../../platform/operator/action.ts'
import { singleOperator } from '../../../../platform/operator/four-eyes/four-eyes-rule.ts'

/** Adds or updates a bank branch. 400 `bank_code` unknown bank. */
export const addBankBranch = defineAction({
  name: 'add-bank-branch',
  permission: 'cards.banks',
  summary: 'Add or update a bank branch',
  input: z.object({
    bank_code: z.coerce.string().regex(/^\d{3}$/),
    branch_code: z.coerce.string().regex(/^\d{4,7}$/),
    name: z.string().trim().min(1).max(40),
    address: z.string().trim().max(120).nullable().default(null),
  }),
  fourEyes: singleOperator('a name in a list'),
  subject: (input) => `bank branch ${input.bank_code}-${input.branch_code}`,
  async run(_hall, trx, input) {
    const bank = await trx
      .selectFrom('banks')
      .select('bank_code')
      .where('bank_code', '=', input.bank_code)
      .executeTakeFirst()
    if (bank === undefined) return refuseField('bank_code', 'bank_unknown')
    await trx
      .insertInto('bank_branches')
      .values(input)
      .onConflict((conflict) =>
        conflict
          .columns(['bank_code', 'branch_code'])
          .doUpdateSet({ name: input.name, address: input.address }),
      )
      .execute()
    return succeed(input)
  },
})
