import { downloadTransactions as call, type Transaction } from '@gamehall/contract/wallet'
import {
  type CsvColumn,
  createCsvDownload,
  formatCsvTime,
} from '../../../platform/csv/create-csv-download.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import type { WalletContext } from '../tables.ts'
import { listTransactions } from './list-transactions.ts'
import { TRANSACTION_SUBTYPE_LABELS, TRANSACTION_TYPE_LABELS } from './transaction-labels.ts'

const columns: readonly CsvColumn<Transaction>[] = [
  { heading: { 'zh-TW': '時間', en: 'Time' }, value: (item) => formatCsvTime(item.created_at) },
  {
    heading: { 'zh-TW': '類型', en: 'Type' },
    value: (item, locale) => TRANSACTION_TYPE_LABELS[item.type][locale],
  },
  {
    heading: { 'zh-TW': '項目', en: 'Category' },
    value: (item, locale) => TRANSACTION_SUBTYPE_LABELS[item.sub_type][locale],
  },
  { heading: { 'zh-TW': '金額', en: 'Amount' }, value: (item) => item.amount },
  { heading: { 'zh-TW': '幣別', en: 'Currency' }, value: (item) => item.currency },
  { heading: { 'zh-TW': '餘額', en: 'Balance' }, value: (item) => item.balance_after },
  { heading: { 'zh-TW': '單號', en: 'Order no.' }, value: (item) => item.order_no },
  { heading: { 'zh-TW': '遊戲平台', en: 'Game platform' }, value: (item) => item.api_key },
]

/** §2 /transaction_record as a CSV file. */
export const downloadTransactions: UseCase<typeof call, WalletContext> = createCsvDownload(
  call,
  listTransactions,
  columns,
)
