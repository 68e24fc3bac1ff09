import type { DepositChannel, DepositLimits } from '@gamehall/contract/cashier'
import type { ReactNode } from 'react'
import { okEnvelope, renderPageAt } from '../../../../shared/testing/test-server.tsx'
import { atmOrder } from './deposit-fixture.ts'

export const atmChannel: DepositChannel = {
  channel_id: 'atm',
  method: 'atm',
  name: 'ATM 虛擬帳號',
  min_amount: '11.00',
  max_amount: '49999.00',
  fee: '15.00',
  wash_percent: 100,
  expires_in: 86_400,
  stores: [],
  rate: null,
  min_pay_amount: null,
  quick_amounts: [300, 3000],
  is_available: true,
}

export const cvsChannel: DepositChannel = {
  ...atmChannel,
  channel_id: 'cvs',
  method: 'cvs',
  name: '超商代碼繳費',
  min_amount: '33.00',
  max_amount: '6000.00',
  stores: ['ibon', 'family', 'hilife', 'ok'],
}

export const usdtChannel: DepositChannel = {
  ...atmChannel,
  channel_id: 'usdt',
  method: 'usdt',
  name: 'USDT（TRC20）',
  min_amount: '300.00',
  max_amount: '300000.00',
  fee: '0.00',
  rate: '31.50',
  min_pay_amount: '10.000000',
}

export const dayLimits: DepositLimits = {
  vip_level: 0,
  daily_amount: '500000.00',
  daily_count: 30,
  left_today: '500000.00',
  left_today_count: 30,
  resets_at: '2026-11-21T16:00:00.000Z',
}

/** A `getDepositInfo` response. */
export const depositInfoAnswer = (
  channels: readonly DepositChannel[],
  unfinished: readonly unknown[] = [],
  more: object = {},
) =>
  okEnvelope({
    channels,
    limits: dayLimits,
    unfinished,
    last: null,
    server_time: atmOrder.server_time,
    ...more,
  })

/** Renders a page at `/order/deposit?order_no=`. */
export function showDepositPage(page: ReactNode, orderNo = atmOrder.order_no): void {
  const query = new URLSearchParams({ order_no: orderNo })
  renderPageAt(page, { name: 'depositOrder', path: '/order/deposit', query })
}
