import { type Call, CSV_MAX_ROWS, type CsvFile, type ErrorCode } from '@gamehall/contract'
import type { Locale } from '@gamehall/contract/constants'
import type { z } from 'zod'
import type { Caller, Session } from '../http/route.ts'
import { formatCsv } from './csv-text.ts'
import type { Hall } from './hall.ts'
import { type Outcome, succeed } from './outcome.ts'
import { taiwanDay, taiwanStamp } from './taiwan-time.ts'

/** One column of a file: its heading in each language, and what an item has there (null: an empty cell). */
export interface CsvColumn<Item> {
  readonly heading: Readonly<Record<Locale, string>>
  readonly value: (item: Item, locale: Locale) => string | null
}

interface Paging {
  readonly page: number
  readonly page_size: number
  readonly cursor: string | null
}

interface HistoryPage<Item> {
  readonly list: readonly Item[]
  readonly next_cursor: string | null
}

type ListUseCase<Request, Item, Code extends ErrorCode> = (
  hall: Hall,
  request: Request & Paging,
  caller: Caller<Session>,
) => Promise<Outcome<HistoryPage<Item>, Code>>

const PAGE_SIZE = 100

/**
 * The use-case of a record's download (`defineCsvCall`): walks the record's own list page by page with the same filters,
 * so that both always show the same. Stops at `CSV_MAX_ROWS` rows and then says that there is more.
 */
export function csvDownload<Request extends object, Item, Code extends ErrorCode>(
  call: Pick<Call, 'name'> & { readonly request: z.ZodType<Request> },
  list: ListUseCase<NoInfer<Request>, Item, Code>,
  columns: readonly CsvColumn<NoInfer<Item>>[],
): (hall: Hall, request: Request, caller: Caller<Session>) => Promise<Outcome<CsvFile, Code>> {
  return async (hall, request, caller) => {
    const rows: string[][] = [columns.map(({ heading }) => heading[caller.locale])]
    let cursor: string | null = null
    do {
      const page: Outcome<HistoryPage<Item>, Code> = await list(
        hall,
        { ...request, page: 1, page_size: PAGE_SIZE, cursor },
        caller,
      )
      if (!page.ok) return page
      for (const item of page.data.list)
        rows.push(columns.map(({ value }) => value(item, caller.locale) ?? ''))
      cursor = page.data.next_cursor
    } while (cursor !== null && rows.length <= CSV_MAX_ROWS)
    const record = call.name.replace(/^download/, '').toLowerCase()
    return succeed({
      file_name: `${record}-${taiwanDay(hall.clock.now())}.csv`,
      csv: formatCsv(rows),
      is_complete: cursor === null,
    })
  }
}

/** An instant of an answer as a file shows it: Taiwan's time, `yyyy/MM/dd HH:mm:ss`. */
export const csvTime = (instant: string | null): string | null =>
  instant === null ? null : taiwanStamp(new Date(instant))
