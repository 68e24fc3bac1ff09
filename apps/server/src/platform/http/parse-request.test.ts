import { calls } from '@gamehall/contract'
import { expect, test } from 'vitest'
import { parseRequest } from './parse-request.ts'

test.each([
  ['not there', {}, 'required'],
  ['null', { amount: null }, 'required'],
  ['of another kind', { amount: { minor: 100 } }, 'invalid'],
  ['a list', { amount: [100] }, 'invalid'],
  ['badly written', { amount: '1e3' }, 'amount_format'],
])('an amount that is %s is refused', (_what, sent, rule) => {
  const parsed = parseRequest(calls.createDeposit, { channel_id: 'atm', ...sent })
  expect(parsed).toEqual({ ok: false, code: 400, fields: [{ field: 'amount', rule }] })
})

test('refuses deep nesting before it is traversed', () => {
  const deep = JSON.parse(`${'['.repeat(4_000)}${']'.repeat(4_000)}`)
  const parsed = parseRequest(calls.createDeposit, { channel_id: deep })
  expect(parsed).toMatchObject({ ok: false, code: 400, fields: [{ rule: 'invalid' }] })
})
