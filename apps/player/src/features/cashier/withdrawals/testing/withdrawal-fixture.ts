import type {
  ReadinessItem,
  WalletAddress,
  Withdrawal,
  WithdrawalChannel,
  WithdrawalQuote,
} from '@gamehall/contract/cashier'
import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'

const now = '2026-11-21T07:20:01.000Z'

/** A withdrawal of 3,000 to a bank card, under review. */
export const bankOrder: Withdrawal = {
  order_no: 'W26112100018827',
  status: 1,
  method: 'bank',
  channel_id: 'bank',
  channel_name: '銀行卡提款',
  currency: 'TWD',
  amount: '3000.00',
  fee: '30.00',
  arrives_amount: '2970.00',
  arrives_currency: 'TWD',
  exchange_rate: null,
  destination: {
    kind: 'card',
    card_id: 'card-1',
    bank_code: '808',
    bank_name: '玉山銀行',
    branch_name: null,
    bank_num: '****5678',
    holder_name: '王*明',
  },
  txid: null,
  reject_reason: null,
  failure: null,
  can_cancel: true,
  created_at: '2026-11-21T07:20:00.000Z',
  reviewed_at: null,
  sent_at: null,
  finished_at: null,
  server_time: now,
}

export const bankChannel: WithdrawalChannel = {
  channel_id: 'bank',
  method: 'bank',
  name: '銀行卡提款',
  currency: 'TWD',
  arrives_currency: 'TWD',
  min_amount: '100.00',
  max_amount: '50000.00',
  amount_step: '1.00',
  daily_amount: '100000.00',
  daily_count: 5,
  left_today: '4000.00',
  left_today_count: 3,
  fee_percent: '1',
  fee_min: '15.00',
  arrives_in: 1800,
  rate: null,
  is_available: true,
  blocked_by: [],
}

/** The USDT channel of the main wallet. */
export const usdtChannel: WithdrawalChannel = {
  ...bankChannel,
  channel_id: 'usdt',
  method: 'usdt',
  name: 'USDT（主錢包）',
  arrives_currency: 'USDT',
}

export const walletAddress: WalletAddress = {
  address_id: 'address-1',
  label: '我的錢包',
  network: 'TRC20',
  address: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE',
  is_usable: true,
  usable_at: now,
  last_used_at: null,
  created_at: now,
}

export const quote: WithdrawalQuote = {
  quote_id: 'quote-1',
  channel_id: 'bank',
  currency: 'TWD',
  amount: '3000.00',
  fee: '30.00',
  free_amount: '0.00',
  arrives_amount: '2970.00',
  arrives_currency: 'TWD',
  exchange_rate: null,
  expires_at: '2099-11-21T07:20:00.000Z',
  server_time: now,
}

export const metItem: ReadinessItem = {
  kind: 'formal_account',
  state: 'met',
  code: 0,
  fix: null,
  amount: null,
  until: null,
}

/** The info of a player who meets all conditions and has one card. */
export const readyInfo: CallResponse<'getWithdrawalInfo'> = {
  balances: [{ currency: 'TWD', balance: '5000.50' }],
  channels: [bankChannel],
  cards: [
    {
      card_id: 'card-1',
      bank_code: '808',
      bank_name: '玉山銀行',
      branch_code: null,
      branch_name: null,
      bank_address: null,
      bank_num: '****5678',
      holder_name: '王*明',
      face: 1,
      status: 1,
      reject_reason: null,
      created_at: now,
    },
  ],
  addresses: [],
  unfinished: [],
  last: null,
  readiness: {
    is_ready: true,
    balance: '5000.50',
    withdrawable: '4000.00',
    wash_balance: '0.00',
    withheld: '0.00',
    credits: [],
    free_amount: '0.00',
    items: [metItem],
    server_time: now,
  },
  server_time: now,
}
