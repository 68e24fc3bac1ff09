import { z } from 'zod'
import { AMOUNT_WIRE_MAX_LENGTH, MAX_PAGE_SIZE } from '../constants/index.ts'

/** Money in an answer: a decimal string with the currency's decimals, such as `"1234.50"`. */
export const moneyText = z.string().regex(/^-?\d+\.\d{2,6}$/)

/**
 * Money in a request: a decimal string or a JSON number, never negative.
 * Only the format is validated here; the room parses it with its currency's decimals.
 */
export const amountInput = z.union([
  z
    .string()
    .max(AMOUNT_WIRE_MAX_LENGTH, 'amount_format')
    .regex(/^\d+(\.\d+)?$/, 'amount_format'),
  z.number('amount_format').nonnegative('amount_format').finite('amount_format'),
])

/** An instant: ISO 8601 in UTC, such as `2026-11-21T07:20:00.000Z`. */
export const instantText = z.iso.datetime()

/** The specification's switches on the wire: 0 off, 1 on. */
export const flag = z.union([z.literal(0), z.literal(1)])

export const orderNo = z.string().regex(/^[A-Z][A-Za-z0-9]{5,39}$/, 'order_no_format')

export const currencyCode = z.enum(['TWD', 'USDT'])

/** The paging of every list request. */
export const pageRequest = z.object({
  page: z.coerce
    .number('page_format')
    .int('page_format')
    .min(1, 'page_format')
    .max(100_000, 'page_format')
    .default(1),
  page_size: z.coerce
    .number('page_format')
    .int('page_format')
    .min(1, 'page_format')
    .max(MAX_PAGE_SIZE, 'page_format')
    .default(20),
})

/** The envelope of every list response. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    list: z.array(item),
    total: z.number().int().nonnegative(),
    page: z.number().int().positive(),
    page_size: z.number().int().positive(),
  })

/** A history request, paged by cursor: `next_cursor` null means no more rows. */
export const historyRequest = pageRequest.extend({
  cursor: z.string().max(200, 'cursor_format').nullish(),
  start_time: instantText.nullish(),
  end_time: instantText.nullish(),
})

export const historyOf = <Item extends z.ZodType>(item: Item) =>
  pageOf(item).extend({ next_cursor: z.string().nullable() })

/**
 * A history grouped by Taiwan day: `days` has the row count and sums of each day whose newest row is on this page, within the
 * requested range and filters, with the day's rows on later pages. A day with very many rows may be left out.
 */
export const dailyHistoryOf = <Item extends z.ZodType, Sums extends z.ZodRawShape>(item: Item, sums: Sums) =>
  historyOf(item).extend({
    days: z.array(z.object({ day: z.iso.date(), count: z.number().int().nonnegative(), ...sums })),
  })

export const nothing = z.object({})
