import type { ChainPayment, Deposit } from '@gamehall/contract/cashier'

/** A pending ATM order of 3,000. */
export const atmOrder: Deposit = {
  order_no: 'D26112100018827',
  status: 1,
  label: 'pending_payment',
  method: 'atm',
  channel_id: 'atm',
  channel_name: 'ATM 虛擬帳號',
  amount: '3000.00',
  fee: '0.00',
  actual_amount: null,
  wash_amount: '3000.00',
  bank_code: '808',
  bank_name: '玉山',
  bank_account: '9871203455678812',
  store: null,
  store_name: null,
  store_code: null,
  pay_amount: '3000.00',
  pay_currency: 'TWD',
  actual_pay_amount: null,
  exchange_rate: null,
  receiving_address: null,
  chain_payments: [],
  refunds: [],
  review_reason: null,
  reject_reason: null,
  can_cancel: true,
  can_confirm: true,
  created_at: '2026-11-21T07:20:00.000Z',
  confirmed_at: null,
  paid_at: null,
  expires_at: '2026-11-22T07:20:00.000Z',
  server_time: '2026-11-21T07:20:01.000Z',
}

/** The same at a 7-ELEVEN. */
export const cvsOrder: Deposit = {
  ...atmOrder,
  order_no: 'D26112100018828',
  method: 'cvs',
  channel_id: 'cvs',
  channel_name: '超商代碼',
  bank_code: null,
  bank_name: null,
  bank_account: null,
  store: 'ibon',
  store_name: '7-ELEVEN',
  store_code: 'LLL26325123456',
}

/** The same in USDT, at 31.50. */
export const usdtOrder: Deposit = {
  ...atmOrder,
  order_no: 'D26112100018829',
  method: 'usdt',
  channel_id: 'usdt',
  channel_name: 'USDT（TRC20）',
  bank_code: null,
  bank_name: null,
  bank_account: null,
  pay_amount: '95.240000',
  pay_currency: 'USDT',
  exchange_rate: '31.50',
  receiving_address: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE',
}

/** A payment for the USDT order with 7 of 19 confirmations. */
export const payment: ChainPayment = {
  txid: 'a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e8f90',
  log_index: 0,
  amount: '95.240000',
  confirmations: 7,
  confirmations_needed: 19,
  state: 'confirming',
  seen_at: '2026-11-21T07:22:00.000Z',
}
