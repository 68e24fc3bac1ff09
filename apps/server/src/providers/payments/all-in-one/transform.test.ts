import { minor } from '@gamehall/money'
import { describe, expect, test } from 'vitest'
import { decodeForm, fromCreateAnswer, fromNotice, fromQueryAnswer, toAtmRequest } from './transform.ts'

const orderNo = 'D26112100000001'
const issued = {
  MerchantID: '2000132',
  MerchantTradeNo: orderNo,
  RtnCode: '2',
  RtnMsg: 'Get VirtualAccount Succeeded',
  TradeNo: '2611211520000001',
  TradeAmt: '1000',
  BankCode: '812',
  vAccount: '9103522175887271',
  ExpireDate: '2026/11/22',
}
const queried = { ...issued, TradeStatus: '0', PaymentDate: '' }
const paid = { ...queried, TradeStatus: '1', PaymentDate: '2026/11/21 16:20:05' }
const notice = {
  MerchantID: '2000132',
  MerchantTradeNo: orderNo,
  RtnCode: '1',
  RtnMsg: 'paid',
  TradeNo: '2611211520000001',
  TradeAmt: '1000',
  PaymentDate: '2026/11/21 16:20:05',
  PaymentType: 'ATM',
  TradeDate: '2026/11/21 15:20:00',
  SimulatePaid: '0',
}
const payment = {
  tradeNo: '2611211520000001',
  amountMinor: minor(100_000n),
  paidAt: new Date('2026-11-21T08:20:05Z'),
}
const code = {
  kind: 'atm',
  bankCode: '812',
  account: '9103522175887271',
  payableUntil: new Date('2026-11-22T15:59:59.999Z'),
}

test('a create request carries whole dollars, Taiwan time and days', () => {
  const draft = {
    orderNo,
    amountMinor: minor(100_000n),
    createdAt: new Date('2026-11-21T07:20:00Z'),
    expiresInDays: 1,
  }
  expect(toAtmRequest(draft, '2000132', 'http://hall/callback')).toMatchObject({
    MerchantTradeNo: orderNo,
    MerchantTradeDate: '2026/11/21 15:20:00',
    TotalAmount: '1000',
    ChoosePayment: 'ATM',
    ExpireDate: '1',
    ReturnURL: 'http://hall/callback',
  })
  expect(() => toAtmRequest({ ...draft, amountMinor: minor(100_001n) }, 'm', 'u')).toThrow('whole dollars')
})

test('reads an issued code, a duplicate and a refusal', () => {
  expect(fromCreateAnswer(issued, orderNo)).toEqual({ kind: 'issued', code })
  expect(fromCreateAnswer({ ...issued, RtnCode: '10300028' }, orderNo)).toEqual({ kind: 'duplicate' })
  expect(fromCreateAnswer({ ...issued, RtnCode: '10200050', RtnMsg: 'amount' }, orderNo)).toEqual({
    kind: 'refused',
    reason: '10200050 amount',
  })
})

test('reads a query: waiting, paid, unknown order', () => {
  expect(fromQueryAnswer(queried, orderNo)).toEqual({ kind: 'waiting', code })
  expect(fromQueryAnswer(paid, orderNo)).toEqual({ kind: 'paid', code, payment })
  expect(
    fromQueryAnswer({ MerchantID: 'm', MerchantTradeNo: orderNo, TradeStatus: '10200047' }, orderNo),
  ).toEqual({ kind: 'not_found' })
})

describe('nonsense proves nothing', () => {
  test.each([
    ['another order', { ...issued, MerchantTradeNo: 'D26112100000002' }],
    ['no code with success', { ...issued, vAccount: '' }],
    ['a day that is none', { ...issued, ExpireDate: '2026/13/45' }],
    ['no fields', {}],
  ])('create: %s', (_what, fields) => {
    expect(fromCreateAnswer(fields, orderNo)).toEqual({ kind: 'unknown', cause: 'nonsense' })
  })
  test.each([
    ['paid without an amount', { ...paid, TradeAmt: '0' }],
    ['paid without a time', { ...paid, PaymentDate: '' }],
    ['a status nobody knows', { ...paid, TradeStatus: '7' }],
  ])('query: %s', (_what, fields) => {
    expect(fromQueryAnswer(fields, orderNo)).toEqual({ kind: 'unknown', cause: 'nonsense' })
  })
})

test('reads a notice, and none with a missing or senseless field', () => {
  expect(fromNotice(notice)).toEqual({
    merchantId: '2000132',
    orderNo,
    isPaid: true,
    isSimulated: false,
    payment,
  })
  expect(fromNotice({ ...notice, RtnCode: '10100248' })?.isPaid).toBe(false)
  expect(fromNotice({ ...notice, SimulatePaid: '1' })?.isSimulated).toBe(true)
  for (const change of [
    { TradeAmt: '-5' },
    { TradeAmt: '10.5' },
    { PaymentDate: 'now' },
    { SimulatePaid: '' },
  ]) {
    expect(fromNotice({ ...notice, ...change })).toBeNull()
  }
})

test('a form decodes once and whole: no field twice, no broken UTF-8', () => {
  expect(decodeForm(Buffer.from('a=1&b=x+%E9%87%91'))).toEqual({ a: '1', b: 'x 金' })
  expect(decodeForm(Buffer.from('a=1&a=2'))).toBeNull()
  expect(decodeForm(Buffer.from([0xff, 0xfe]))).toBeNull()
  expect(decodeForm(Buffer.from(''))).toBeNull()
})
