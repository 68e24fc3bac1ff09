import { type CallName, calls } from '@gamehall/contract'
import { createPool } from '@gamehall/postgres'
import { routes } from '../../apps/server/src/app/rooms.ts'
import type { AppContext } from '../../apps/server/src/platform/context/app-context.ts'
import { createTestPlayer } from '../../apps/server/src/testing/index.ts'
import { createBenchCaller, median, withBenchContext } from '../bench-context.ts'
import type { BenchLine, BenchRun } from '../report.ts'

const FEW = 10
const MANY = 10_000
const ROUNDS = 400
const APART = 1.3
const PAGE_SIZE = 10

type Inbox = { readonly playerId: bigint; readonly unread: number }
type Pair = { readonly few: Inbox; readonly many: Inbox }

/**
 * The queries of opening the inbox, on a separate database: the first page of all messages and of one category, for players with
 * 10 and with 10,000 unread messages, alternating; the median of each counts.
 */
export const run: BenchRun = () =>
  withBenchContext(async (ctx, ownerUrl) => {
    const pair = { few: await newInbox(ctx, FEW), many: await newInbox(ctx, MANY) }
    const owner = createPool(ownerUrl, { max: 1 })
    await owner.query('vacuum analyze messages')
    await owner.end()
    const all = await compare(ctx, pair, 'first page', { page_size: PAGE_SIZE })
    const category = await compare(ctx, pair, 'first page of a category', { page_size: PAGE_SIZE, type: 2 })
    return [all, category]
  })

async function compare(ctx: AppContext, pair: Pair, label: string, request: object): Promise<BenchLine> {
  const times: Record<'few' | 'many', number[]> = { few: [], many: [] }
  for (let round = 0; round < ROUNDS; round += 1) {
    times.few.push(await timeOf(ctx, pair.few, request))
    times.many.push(await timeOf(ctx, pair.many, request))
  }
  return {
    label: `${label}, ${MANY.toLocaleString('en')} unread`,
    figure: median(times.many),
    unit: 'ms',
    against: { label: `${FEW} unread`, figure: median(times.few) },
    atMost: APART,
  }
}

async function timeOf(ctx: AppContext, inbox: Inbox, request: object): Promise<number> {
  const started = performance.now()
  const answer = await answerOf(ctx, 'listMessages', inbox, request)
  const took = performance.now() - started
  const { list, message_num } = calls.listMessages.response.parse(answer)
  if (list.length === 0 || message_num === 0) throw new Error('the inbox is empty')
  return took
}

async function answerOf(
  ctx: AppContext,
  name: CallName,
  { playerId }: Inbox,
  request: object,
): Promise<unknown> {
  const route = routes.find(({ call }) => call.name === name)
  const outcome = await route?.answer(ctx, calls[name].request.parse(request), createBenchCaller(playerId))
  if (outcome?.ok !== true) throw new Error(`${name} was refused`)
  return outcome.data
}

/** Creates a player with messages of the last thirty days, alternating the three categories. */
async function newInbox(ctx: AppContext, unread: number): Promise<Inbox> {
  const { playerId } = await createTestPlayer(ctx)
  await ctx.pool.query(
    `insert into messages (player_id, category, type, title, content, created_at)
      select $1, 1 + g % 3, 'system', '{"zh-TW": "t"}', '{"zh-TW": "c"}', $2::timestamptz - g * interval '4 minutes'
        from generate_series(1, $3::int) g`,
    [playerId, ctx.clock.now(), unread],
  )
  return { playerId, unread }
}
