import { describe, expect, it } from 'vitest'
import { outcomeKind } from './outcome-kind.ts'

describe('an order number', () => {
  it.each([
    ['D26112100000001', { kind: 'own-page', page: '/order/deposit?order_no=D26112100000001' }],
    ['W26112100018827', { kind: 'own-page', page: '/order/newWithdraw?order_no=W26112100018827' }],
    ['T261121072000ABCDEFGH', { kind: 'platform' }],
    ['X261121072000ABCDEFGH', { kind: 'wallet' }],
    ['P261121072000ABCDEFGH', { kind: 'wallet' }],
    ['', { kind: 'unknown' }],
    ['X1', { kind: 'unknown' }],
    ['../etc', { kind: 'unknown' }],
  ])('%s leads to %o', (orderNo, expected) => {
    expect(outcomeKind(orderNo)).toEqual(expected)
  })
})
