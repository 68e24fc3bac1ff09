import { type Call, CSV_MAX_ROWS, type CsvFile, type ErrorCode } from '@gamehall/contract'
import type { Locale } from '@gamehall/contract/constants'
import type { z } from 'zod'
import type { AppContext } from '../context/app-context.ts'
import { type Outcome, succeed } from '../context/outcome.ts'
import type { Caller, Session } from '../http/route.ts'
import { formatTaiwanDateTime, taiwanDay } from '../time/taiwan-time.ts'
import { formatCsv } from './format-csv.ts'

/** One CSV column: its heading in each language, and an item's value (null: an empty cell). */
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

type ListUseCase<Ctx extends AppContext, Request, Item, Code extends ErrorCode> = (
  ctx: Ctx,
  request: Request & Paging,
  caller: Caller<Session>,
) => Promise<Outcome<HistoryPage<Item>, Code>>

const PAGE_SIZE = 100

/**
 * Creates the use-case of a CSV download (`defineCsvCall`): reads the list call page by page with the same filters. Stops at
 * `CSV_MAX_ROWS` rows; `is_complete` is then false.
 */
export function createCsvDownload<
  Ctx extends AppContext,
  Request extends object,
  Item,
  Code extends ErrorCode,
>(
  call: Pick<Call, 'name'> & { readonly request: z.ZodType<Request> },
  list: ListUseCase<Ctx, NoInfer<Request>, Item, Code>,
  columns: readonly CsvColumn<NoInfer<Item>>[],
): (ctx: Ctx, request: Request, caller: Caller<Session>) => Promise<Outcome<CsvFile, Code>> {
  return async (ctx, request, caller) => {
    const rows: string[][] = [columns.map(({ heading }) => heading[caller.locale])]
    let cursor: string | null = null
    do {
      const page: Outcome<HistoryPage<Item>, Code> = await list(
        ctx,
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
      file_name: `${record}-${taiwanDay(ctx.clock.now())}.csv`,
      csv: formatCsv(rows),
      is_complete: cursor === null,
    })
  }
}

/** Formats an ISO instant for a CSV cell: Taiwan time, `yyyy/MM/dd HH:mm:ss`. */
export const formatCsvTime = (instant: string | null): string | null =>
  instant === null ? null : formatTaiwanDateTime(new Date(instant))
