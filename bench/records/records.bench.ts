import { rm } from 'node:fs/promises'
import { calls, type ParsedRequestOf } from '@gamehall/contract'
import { createPool } from '@gamehall/postgres'
import { createHall } from '../../apps/server/src/app/create-hall.ts'
import { createLog } from '../../apps/server/src/app/create-log.ts'
import { openDatabase } from '../../apps/server/src/app/open-database.ts'
import { routes } from '../../apps/server/src/app/rooms.ts'
import { withSandboxDefaults } from '../../apps/server/src/app/sandbox-defaults.ts'
import { readConfig } from '../../apps/server/src/config/config.ts'
import { systemClock } from '../../apps/server/src/core/clock.ts'
import type { Hall } from '../../apps/server/src/core/hall.ts'
import { migrateHall } from '../../apps/server/src/db/migrate-hall.ts'
import type { Caller, Session } from '../../apps/server/src/http/route.ts'
import { openHouseAccounts, openWallets } from '../../apps/server/src/modules/wallet/index.ts'
import type { BenchLine, BenchRun } from '../report.ts'
import { makeDataFolder } from '../spawn-hall.ts'
import { fillHistories, type History, HOUSE } from './fill-history.ts'

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
 * The use-case behind /user/goldOrder/list on a hall's own database: a first page, the thousandth, the first page of a day
 * weeks ago, and that of a rare kind, of players with 10⁵ and 10⁷ ledger entries. All by turns; the middle of each one's times counts.
 */
export const run: BenchRun = async () => {
  const dataFolder = await makeDataFolder()
  const config = readConfig({ DATA_DIR: dataFolder, LOG_LEVEL: 'silent' })
  const log = createLog(config)
  const database = await openDatabase(config, log)
  try {
    const url = 'http://localhost'
    const hall = createHall(withSandboxDefaults(config, url, undefined), log, database, systemClock, url)
    await migrateHall(database.db, database.url)
    await openHouseAccounts(database.db, [HOUSE])
    for (const { playerId } of [SMALL, LARGE])
      await database.db.transaction().execute((trx) => openWallets(trx, playerId))
    const filling = createPool(database.url)
    await fillHistories(filling, SMALL, LARGE, hall.clock.now())
    await filling.end()
    return await compare(hall)
  } finally {
    await database.close()
    await rm(dataFolder, { recursive: true, force: true })
  }
}

async function compare(hall: Hall): Promise<BenchLine[]> {
  const pages = (await Promise.all([SMALL, LARGE].map((player) => pagesOf(hall, player)))).flat()
  const times = new Map(pages.map((page) => [page, [] as number[]]))
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const page of pages) {
      const started = performance.now()
      await read(hall, page.player, page.request)
      times.get(page)?.push(performance.now() - started)
    }
  }
  const middles = pages.map((page) => ({ page, ms: middleOf(times.get(page) ?? []) }))
  const [small, large] = [SMALL, LARGE].map((player) => middles.filter(({ page }) => page.player === player))
  const bySize = (at: number) => [small?.at(at), large?.at(at)].filter((middle) => middle !== undefined)
  return [
    ...linesOf(small ?? []),
    ...linesOf(large ?? []),
    ...linesOf(bySize(0), APART),
    ...linesOf(bySize(-1), APART),
  ]
}

/** Everything after the first, measured against the first. */
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

async function pagesOf(hall: Hall, player: History): Promise<Page[]> {
  const size = `${player.entries.toLocaleString('en')} entries`
  const first: Request = { page: 1, page_size: PAGE_SIZE, currency: 'TWD' }
  let deep = first
  for (let page = 1; page < DEEP_PAGE; page += 1) {
    const cursor = await read(hall, player, deep)
    deep = { ...first, cursor }
  }
  const weeksAgo = hall.clock.now().getTime() - 25 * DAY_MS
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

/** Reads a page; answers where the next begins. Throws when it is not a full page. */
async function read(hall: Hall, player: History, request: Request): Promise<string | null> {
  const answer = await route?.answer(hall, request, callerOf(player))
  if (answer?.ok !== true) throw new Error('a page was refused')
  const page = listTransactions.response.parse(answer.data)
  if (page.list.length !== PAGE_SIZE) throw new Error('a page is not full')
  return page.next_cursor
}

const callerOf = ({ playerId }: History): Caller<Session> => ({
  session: { playerId, sessionId: 1n, accountType: 1 },
  locale: 'zh-TW',
  ip: '127.0.0.1',
  deviceId: null,
  userAgent: 'bench',
  requestId: 'bench',
  idempotencyKey: 'bench',
  origin: 'http://localhost',
})

const middleOf = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN
