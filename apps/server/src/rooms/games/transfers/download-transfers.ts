import type { Locale } from '@gamehall/contract/constants'
import {
  downloadTransfers as call,
  type PlatformTransfer,
  type TransferStatus,
} from '@gamehall/contract/games'
import {
  type CsvColumn,
  createCsvDownload,
  formatCsvTime,
} from '../../../platform/csv/create-csv-download.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import type { GamesContext } from '../tables.ts'
import { listTransfers } from './list-transfers.ts'

type Names = Readonly<Record<Locale, string>>

const DIRECTIONS: Readonly<Record<PlatformTransfer['direction'], Names>> = {
  in: { 'zh-TW': '轉入遊戲', en: 'To game' },
  out: { 'zh-TW': '轉回主錢包', en: 'To main wallet' },
}

const ALL: Names = { 'zh-TW': '全部', en: 'Full balance' }

const STATES: Readonly<Record<TransferStatus, Names>> = {
  SENT: { 'zh-TW': '處理中', en: 'In progress' },
  UNKNOWN: { 'zh-TW': '確認中', en: 'Checking' },
  MANUAL: { 'zh-TW': '人工確認中', en: 'Under review' },
  SUCCESS: { 'zh-TW': '成功', en: 'Completed' },
  FAILED: { 'zh-TW': '失敗', en: 'Failed' },
  RELEASED: { 'zh-TW': '失敗，已退回', en: 'Failed, returned' },
}

/** A transfer of the whole balance has no amount until the platform reports it. */
const amountOf = ({ amount, status }: PlatformTransfer, locale: Locale): string =>
  amount === '0.00' && status !== 'SUCCESS' ? ALL[locale] : amount

const columns: readonly CsvColumn<PlatformTransfer>[] = [
  { heading: { 'zh-TW': '時間', en: 'Time' }, value: (item) => formatCsvTime(item.created_at) },
  { heading: { 'zh-TW': '遊戲平台', en: 'Platform' }, value: (item) => item.platform_name },
  {
    heading: { 'zh-TW': '方向', en: 'Direction' },
    value: (item, locale) => DIRECTIONS[item.direction][locale],
  },
  { heading: { 'zh-TW': '金額', en: 'Amount' }, value: amountOf },
  { heading: { 'zh-TW': '狀態', en: 'Status' }, value: (item, locale) => STATES[item.status][locale] },
  { heading: { 'zh-TW': '更新時間', en: 'Updated' }, value: (item) => formatCsvTime(item.updated_at) },
  { heading: { 'zh-TW': '單號', en: 'Reference' }, value: (item) => item.reference },
]

/** The transfer record as a CSV file. */
export const downloadTransfers: UseCase<typeof call, GamesContext> = createCsvDownload(
  call,
  listTransfers,
  columns,
)
