import type { Locale } from '@gamehall/contract/constants'
import type { GameCategory } from '@gamehall/contract/games'
import { downloadRebates as call, type Rebate } from '@gamehall/contract/rewards'
import {
  type CsvColumn,
  createCsvDownload,
  formatCsvTime,
} from '../../../platform/csv/create-csv-download.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import type { RewardsContext } from '../tables.ts'
import { listRebates } from './list-rebates.ts'

type Words = Readonly<Record<Locale, string>>

const TYPES: Readonly<Record<GameCategory, Words>> = {
  slots: { 'zh-TW': '電子', en: 'Slots' },
  tables: { 'zh-TW': '桌遊', en: 'Tables' },
  instant: { 'zh-TW': '即時', en: 'Instant' },
}

const STATES: Readonly<Record<Rebate['state'], Words>> = {
  unclaimed: { 'zh-TW': '待領取', en: 'Ready to claim' },
  received: { 'zh-TW': '已領取', en: 'Received' },
  expired: { 'zh-TW': '已逾期', en: 'Expired' },
}

const columns: readonly CsvColumn<Rebate>[] = [
  { heading: { 'zh-TW': '日期', en: 'Date' }, value: (item) => item.date },
  { heading: { 'zh-TW': '類型', en: 'Type' }, value: (item, locale) => TYPES[item.type][locale] },
  { heading: { 'zh-TW': '有效投注', en: 'Valid bets' }, value: (item) => item.valid_bet },
  { heading: { 'zh-TW': '返水比例（%）', en: 'Rate (%)' }, value: (item) => item.rate },
  { heading: { 'zh-TW': '最高比例（%）', en: 'Maximum rate (%)' }, value: (item) => item.max_rate },
  { heading: { 'zh-TW': '返水金額', en: 'Rebate' }, value: (item) => item.amount },
  { heading: { 'zh-TW': '狀態', en: 'Status' }, value: (item, locale) => STATES[item.state][locale] },
  { heading: { 'zh-TW': '領取時間', en: 'Received at' }, value: (item) => formatCsvTime(item.received_at) },
  { heading: { 'zh-TW': '訂單編號', en: 'Order number' }, value: (item) => item.order_no },
]

/** §2 /water_recorder as a CSV file. */
export const downloadRebates: UseCase<typeof call, RewardsContext> = createCsvDownload(
  call,
  listRebates,
  columns,
)
