import type { Locale } from '@gamehall/contract/constants'
import { type Bet, downloadBets as call } from '@gamehall/contract/games'
import {
  type CsvColumn,
  createCsvDownload,
  formatCsvTime,
} from '../../../platform/csv/create-csv-download.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import type { GamesContext } from '../tables.ts'
import { readBetHistory } from './bet-history.ts'

const STATES: Readonly<Record<Bet['status'], Readonly<Record<Locale, string>>>> = {
  open: { 'zh-TW': '未結算', en: 'Unsettled' },
  settled: { 'zh-TW': '已結算', en: 'Settled' },
  void: { 'zh-TW': '已取消', en: 'Void' },
}

const columns: readonly CsvColumn<Bet>[] = [
  { heading: { 'zh-TW': '下注時間', en: 'Bet time' }, value: (item) => formatCsvTime(item.bet_time) },
  {
    heading: { 'zh-TW': '結算時間', en: 'Settlement time' },
    value: (item) => formatCsvTime(item.settle_time),
  },
  { heading: { 'zh-TW': '遊戲平台', en: 'Platform' }, value: (item) => item.platform_name },
  { heading: { 'zh-TW': '遊戲', en: 'Game' }, value: (item) => item.game_name },
  { heading: { 'zh-TW': '注單編號', en: 'Bet no.' }, value: (item) => item.bet_id },
  { heading: { 'zh-TW': '投注金額', en: 'Bet' }, value: (item) => item.bet_amount },
  { heading: { 'zh-TW': '有效投注', en: 'Valid bet' }, value: (item) => item.valid_bet },
  { heading: { 'zh-TW': '淨輸贏', en: 'Net win/loss' }, value: (item) => item.win_loss },
  { heading: { 'zh-TW': '狀態', en: 'Status' }, value: (item, locale) => STATES[item.status][locale] },
]

/** §2 /betting_record as a CSV file. */
export const downloadBets: UseCase<typeof call, GamesContext> = createCsvDownload(
  call,
  readBetHistory,
  columns,
)
