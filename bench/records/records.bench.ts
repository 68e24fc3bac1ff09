import { calls, type ParsedRequestOf } from '@gamehall/contract'
import { createPool } from '@gamehall/postgres'
import { routes } from '../../apps/server/src/app/rooms.ts'
import type { AppContext } from '../../apps/server/src/platform/context/app-context.ts'
import { taiwanDay, taiwanDayStart } from '../../apps/server/src/platform/time/taiwan-time.ts'
import { openSystemAccounts, openWallets } from '../../apps/server/src/rooms/wallet/index.ts'
import { createBenchCaller, median, withBenchContext } from '../bench-context.ts'
import type { BenchLine, BenchRun } from '../report.ts'
import { CLEARING_ACCOUNT, fillHistories, type History } from './fill-history.ts'

const SMALL: History = { playerId: 1n, entries: 100_000 }
const LARGE: History = { playerId: 2n, entries: 10_000_000 }
const PAGE_SIZE = 20
const DEEP_PAGE = 1_000
const ROUNDS = 300
const APART = 1.3
const DAY_MS = 86_400_000

const listTransactions = calls.listTransactions
type Request = ParsedRequestOf<typeof listTransactions>
interface Page {
  readonly label: string
  readonly player: History
  readonly request: Request
  /** How many times as long as the first page it may take. */
  readonly atMost?: number
}

const route = routes.find(({ call }) => call.name === listTransactions.name)

/**
 * The use-case of /user/goldOrder/list on a separate database: the first page, the thousandth, the first page of a day weeks
 * ago, and of a rare kind, for players with 10⁵ and 10⁷ ledger entries, alternating; the median of each counts.
 */
export const run: BenchRun = async () => {
  return withBenchContext(async (ctx, ownerUrl) => {
    await openSystemAccounts(ctx.db, [CLEARING_ACCOUNT])
    for (const { playerId } of [SMALL, LARGE])
      await ctx.db.transaction().execute((trx) => openWallets(trx, playerId))
    const filling = createPool(ownerUrl)
    // Up to midnight, so that the first page sums a whole day, as later ones do.
    await fillHistories(filling, SMALL, LARGE, taiwanDayStart(taiwanDay(ctx.clock.now())))
    await filling.end()
    return compare(ctx)
  })
}

async function compare(ctx: AppContext): Promise<BenchLine[]> {
  const pages = (await Promise.all([SMALL, LARGE].map((player) => pagesOf(ctx, player)))).flat()
  const times = new Map(pages.map((page) => [page, [] as number[]]))
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const page of pages) {
      const started = performance.now()
      await read(ctx, page.player, page.request)
      times.get(page)?.push(performance.now() - started)
    }
  }
  const middles = pages.map((page) => ({ page, ms: median(times.get(page) ?? []) }))
  const [small, large] = [SMALL, LARGE].map((player) => middles.filter(({ page }) => page.player === player))
  const bySize = (at: number) => [small?.at(at), large?.at(at)].filter((middle) => middle !== undefined)
  return [
    ...linesOf(small ?? []),
    ...linesOf(large ?? []),
    ...linesOf(bySize(0), APART),
    ...linesOf(bySize(-1), APART),
  ]
}

/** Compares every figure with the first. */
function linesOf(middles: readonly { page: Page; ms: number }[], atMost?: number): BenchLine[] {
  const [first, ...others] = middles
  if (first === undefined) return []
  return others.map(({ page, ms }) => ({
    label: page.label,
    figure: ms,
    unit: 'ms',
    against: { label: first.page.label, figure: first.ms },
    ...((atMost ?? page.atMost) !== undefined && { atMost: atMost ?? page.atMost }),
  }))
}

async function pagesOf(ctx: AppContext, player: History): Promise<Page[]> {
  const size = `${player.entries.toLocaleString('en')} entries`
  const first: Request = { page: 1, page_size: PAGE_SIZE, currency: 'TWD' }
  let deep = first
  for (let page = 1; page < DEEP_PAGE; page += 1) {
    const cursor = await read(ctx, player, deep)
    deep = { ...first, cursor }
  }
  const weeksAgo = ctx.clock.now().getTime() - 25 * DAY_MS
  const old: Request = {
    ...first,
    start_time: new Date(weeksAgo).toISOString(),
    end_time: new Date(weeksAgo + DAY_MS).toISOString(),
  }
  return [
    { label: `first page, ${size}`, player, request: first, atMost: APART },
    { label: `page ${DEEP_PAGE}, ${size}`, player, request: deep, atMost: APART },
    { label: `a day 25 days ago, ${size}`, player, request: old },
    { label: `one kind in 5,000, ${size}`, player, request: { ...first, type: 'bonus' } },
  ]
}

/** Reads a page; returns the next cursor. Throws when the page is not full. */
async function read(ctx: AppContext, player: History, request: Request): Promise<string | null> {
  const answer = await route?.answer(ctx, request, createBenchCaller(player.playerId))
  if (answer?.ok !== true) throw new Error('a page was refused')
  const page = listTransactions.response.parse(answer.data)
  if (page.list.length !== PAGE_SIZE) throw new Error('a page is not full')
  return page.next_cursor
}
