import { defineOperatorAction, defineOperatorRead, operatorCalls } from '@gamehall/contract/operator'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { succeed } from '../context/outcome.ts'
import { implementAction, implementRead } from './action.ts'

const fields = {
  name: 'test-action',
  room: 'site',
  summary: 'For this test',
  permission: 'site.edit',
  fourEyes: { rule: 'none', why: 'for this test' },
  input: z.object({}),
  output: z.object({ count: z.number() }),
} as const
const handler = { subject: () => 'test', run: async () => succeed({ count: 1 }) }

it('the compiler refuses an incomplete declaration', () => {
  const { output: _output, ...withoutOutput } = fields
  const { permission: _permission, ...withoutPermission } = fields
  const { fourEyes: _fourEyes, ...withoutRule } = fields
  const refused = [
    // @ts-expect-error an action has an output
    () => defineOperatorAction(withoutOutput),
    // @ts-expect-error an action has a permission
    () => defineOperatorAction(withoutPermission),
    // @ts-expect-error an action has a four-eyes rule
    () => defineOperatorAction(withoutRule),
    // @ts-expect-error a permission is one of the list
    () => defineOperatorAction({ ...fields, permission: 'site.destroy' }),
    // @ts-expect-error one operator alone needs a reason
    () => defineOperatorAction({ ...fields, fourEyes: { rule: 'none' } }),
  ]
  expect(refused).toHaveLength(5)
})

it('the compiler refuses a handler that does not fit its declaration', () => {
  const byAmount = defineOperatorAction({ ...fields, fourEyes: { rule: 'amount' } })
  const inOneCase = defineOperatorAction({ ...fields, fourEyes: { rule: 'when', what: 'it is large' } })
  const recorded = defineOperatorRead({ ...fields, name: 'view-test', isRecorded: true })
  const refused = [
    // @ts-expect-error `amount` needs a stake
    () => implementAction(byAmount, handler),
    // @ts-expect-error `when` needs a case
    () => implementAction(inOneCase, handler),
    // @ts-expect-error the output is another
    () => implementAction(operatorCalls.approveDeposit, handler),
    // @ts-expect-error a recorded read has a subject
    () => implementRead(recorded, { run: handler.run }),
    // @ts-expect-error a read is no action
    () => implementAction(operatorCalls.listApprovals, handler),
  ]
  expect(refused).toHaveLength(5)
})
