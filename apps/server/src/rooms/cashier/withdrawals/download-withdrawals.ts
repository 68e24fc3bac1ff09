import {
  downloadWithdrawals as call,
  WITHDRAWAL_STATUSES,
  type Withdrawal,
  type WithdrawalStatus,
} from '@gamehall/contract/cashier'
import type { Locale } from '@gamehall/contract/constants'
import {
  type CsvColumn,
  createCsvDownload,
  formatCsvTime,
} from '../../../platform/csv/create-csv-download.ts'
import { listWithdrawals } from './list-withdrawals.ts'

const S = WITHDRAWAL_STATUSES
const STATUS_LABELS: Readonly<Record<WithdrawalStatus, Readonly<Record<Locale, string>>>> = {
  [S.pendingReview]: { 'zh-TW': '審核中', en: 'Under review' },
  [S.reviewed]: { 'zh-TW': '審核通過', en: 'Approved' },
  [S.rejected]: { 'zh-TW': '審核未通過', en: 'Not approved' },
  [S.inProgress]: { 'zh-TW': '出款中', en: 'Paying out' },
  [S.transferredOut]: { 'zh-TW': '已轉出', en: 'Sent' },
  [S.failed]: { 'zh-TW': '出款失敗', en: 'Payout failed' },
  [S.success]: { 'zh-TW': '已到帳', en: 'Arrived' },
  [S.cancelled]: { 'zh-TW': '已取消', en: 'Cancelled' },
  [S.timedOut]: { 'zh-TW': '已逾期', en: 'Expired' },
}

const destinationText = ({ destination }: Withdrawal): string =>
  destination.kind === 'card'
    ? `${destination.bank_name} ${destination.bank_num}`
    : `${destination.network} ${destination.address}`

const COLUMNS: readonly CsvColumn<Withdrawal>[] = [
  { heading: { 'zh-TW': '訂單編號', en: 'Order number' }, value: (order) => order.order_no },
  { heading: { 'zh-TW': '建立時間', en: 'Created' }, value: (order) => formatCsvTime(order.created_at) },
  {
    heading: { 'zh-TW': '狀態', en: 'Status' },
    value: (order, locale) => STATUS_LABELS[order.status][locale],
  },
  { heading: { 'zh-TW': '提款方式', en: 'Method' }, value: (order) => order.channel_name },
  { heading: { 'zh-TW': '金額', en: 'Amount' }, value: (order) => order.amount },
  { heading: { 'zh-TW': '幣別', en: 'Currency' }, value: (order) => order.currency },
  { heading: { 'zh-TW': '手續費', en: 'Fee' }, value: (order) => order.fee },
  { heading: { 'zh-TW': '到帳金額', en: 'Amount received' }, value: (order) => order.arrives_amount },
  { heading: { 'zh-TW': '到帳幣別', en: 'Received currency' }, value: (order) => order.arrives_currency },
  { heading: { 'zh-TW': '匯率', en: 'Exchange rate' }, value: (order) => order.exchange_rate },
  { heading: { 'zh-TW': '收款帳戶', en: 'Destination' }, value: destinationText },
  { heading: { 'zh-TW': '交易序號', en: 'Transaction ID' }, value: (order) => order.txid },
  { heading: { 'zh-TW': '拒絕原因', en: 'Reason' }, value: (order) => order.reject_reason },
  { heading: { 'zh-TW': '完成時間', en: 'Completed' }, value: (order) => formatCsvTime(order.finished_at) },
]

export const downloadWithdrawals = createCsvDownload(call, listWithdrawals, COLUMNS)
