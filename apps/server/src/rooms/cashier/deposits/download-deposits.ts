import { downloadDeposits as call, type Deposit } from '@gamehall/contract/cashier'
import type { Locale } from '@gamehall/contract/constants'
import {
  type CsvColumn,
  createCsvDownload,
  formatCsvTime,
} from '../../../platform/csv/create-csv-download.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import type { CashierContext } from '../tables.ts'
import { listDeposits } from './list-deposits.ts'

const LABELS: Readonly<Record<Deposit['label'], Readonly<Record<Locale, string>>>> = {
  pending_payment: { 'zh-TW': '等待付款', en: 'Waiting for payment' },
  pending_review: { 'zh-TW': '人工審核中', en: 'Under review' },
  in_progress: { 'zh-TW': '付款確認中', en: 'Confirming' },
  paid: { 'zh-TW': '已入帳', en: 'Credited' },
  transferred_out: { 'zh-TW': '已轉出', en: 'Transferred out' },
  rejected: { 'zh-TW': '未通過', en: 'Not approved' },
  cancelled: { 'zh-TW': '已取消', en: 'Cancelled' },
  timed_out: { 'zh-TW': '已逾期', en: 'Expired' },
}

const columns: readonly CsvColumn<Deposit>[] = [
  { heading: { 'zh-TW': '時間', en: 'Time' }, value: (item) => formatCsvTime(item.created_at) },
  { heading: { 'zh-TW': '單號', en: 'Order number' }, value: (item) => item.order_no },
  { heading: { 'zh-TW': '存款方式', en: 'Method' }, value: (item) => item.channel_name },
  { heading: { 'zh-TW': '金額', en: 'Amount' }, value: (item) => item.amount },
  { heading: { 'zh-TW': '手續費', en: 'Fee' }, value: (item) => item.fee },
  { heading: { 'zh-TW': '實收金額', en: 'Amount received' }, value: (item) => item.actual_amount },
  { heading: { 'zh-TW': '付款幣別', en: 'Payment currency' }, value: (item) => item.pay_currency },
  { heading: { 'zh-TW': '匯率', en: 'Exchange rate' }, value: (item) => item.exchange_rate },
  { heading: { 'zh-TW': '狀態', en: 'Status' }, value: (item, locale) => LABELS[item.label][locale] },
]

/** §2 /deposit/record as CSV. */
export const downloadDeposits: UseCase<typeof call, CashierContext> = createCsvDownload(
  call,
  listDeposits,
  columns,
)
