import { z } from 'zod'
import { type Call, defineCall } from './call.ts'
import type { historyRequest } from './primitives.ts'

/** The row limit of a CSV file; a longer one has `is_complete` false. */
export const CSV_MAX_ROWS = 10_000

/** A list as a CSV file: UTF-8 with a byte-order mark, headings in the caller's language, Taiwan time. */
const csvFile = z.object({ file_name: z.string(), csv: z.string(), is_complete: z.boolean() })
export type CsvFile = z.infer<typeof csvFile>

type HistoryShape = (typeof historyRequest)['shape']

/** Declares the CSV download of a list call: the same filters, without paging. */
export function defineCsvCall<const Name extends string, Shape extends HistoryShape>(
  name: Name,
  list: Pick<Call, 'room' | 'path' | 'summary'> & { readonly request: z.ZodObject<Shape> },
) {
  const { page, page_size, cursor, ...filters } = list.request.shape
  return defineCall({
    name,
    room: list.room,
    path: `${list.path}/csv`,
    auth: 'session',
    summary: `${list.summary}, as a CSV file`,
    request: z.object(filters),
    response: csvFile,
    errors: [30012],
  })
}
