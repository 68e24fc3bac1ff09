import { operatorCalls } from '@gamehall/contract/operator'
import { expect, test } from 'vitest'
import { describeAction, listActions } from './describe-actions.ts'

test('the help of an action names its fields, what each takes, its permission and its rule', () => {
  expect(describeAction(operatorCalls.adjustBalance)).toBe(
    `adjust-balance: Credit or debit a player’s wallet, with a reason the player sees
Permission: wallets.adjust. Second operator: from an amount on.

  --player_id                  text, required
  --currency                   TWD | USDT, default "TWD"
  --amount                     amount (1500.00), required
  --wash_percent               whole number, default 100
  --message                    text, required
  --reference                  text
  --reason                     why, in the audit record, required`,
  )
})

test('every action has help, and is listed under its room', () => {
  const calls = Object.values(operatorCalls)
  const listed = listActions(calls)
  for (const call of calls) {
    expect(describeAction(call)).not.toContain('undefined')
    expect(listed).toContain(`  ${call.name} `)
  }
  expect(listed).toMatch(/^operators:\n {2}\w/)
  expect(describeAction(operatorCalls.setPlatformLimits)).toContain('amount (1500.00) | null, required')
  expect(describeAction(operatorCalls.switchExchange)).toContain('true | false, required')
  expect(describeAction(operatorCalls.listApprovals)).toContain('(none is written)')
})
