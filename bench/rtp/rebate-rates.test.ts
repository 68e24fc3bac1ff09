import { afterAll, beforeAll, expect, it } from 'vitest'
import * as games from '../../apps/arcade/games/index.ts'
import { PLATFORMS, type PlatformCategory } from '../../apps/arcade/src/catalogue/platforms.ts'
import type { GameModule } from '../../apps/arcade/src/games/game-module.ts'
import { MAX_PERCENT_OF_EDGE } from '../../apps/server/src/rooms/rewards/index.ts'
import { createTestContext, type TestContext } from '../../apps/server/src/testing/index.ts'
import { exactReturns } from './exact-returns.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())

const modules: readonly GameModule[] = Object.values(games)
const categories = Object.values(PLATFORMS).map(({ category }) => category)

/** The highest proven return of a game's main bets, in percent. */
function bestReturn({ id, proof }: GameModule): number {
  const proven = exactReturns[id]?.() ?? [{ percent: Number(proof.rtp()) }]
  const main = proven.filter(({ mode }) => mode === undefined || !proof.sideBets?.includes(mode))
  return Math.max(...main.map(({ percent }) => percent))
}

/** The smallest house edge of a category's games, in basis points of the stake. */
const smallestEdge = (category: PlatformCategory, returnOf: (game: GameModule) => number): number =>
  Math.min(
    ...modules
      .filter(({ platform }) => PLATFORMS[platform].category === category)
      .map((game) => (100 - returnOf(game)) * 100),
  )
const mostOf = (edge: number) => (edge * Number(MAX_PERCENT_OF_EDGE)) / 100

it.each(categories)(
  'the seeded rebates of %s and the seeded invite share stay together below the smallest house edge',
  async (category) => {
    const { rows } = await ctx.pool.query<{ rate: number; max_rate: number; share: number }>(
      `select (select max(basis_points) from vip_rates where category = $1) as rate,
         (select max_basis_points from rebate_rules where category = $1) as max_rate,
         (select bet_rate_e4 from invite_rules) as share`,
      [category],
    )
    const [seeded] = rows
    if (seeded === undefined) throw new Error(`no rates of ${category}`)
    const most = mostOf(smallestEdge(category, bestReturn))
    expect(seeded.rate).toBeGreaterThan(0)
    expect(seeded.rate + seeded.share, 'rate').toBeLessThanOrEqual(most)
    expect(seeded.max_rate + seeded.share, 'maximum rate').toBeLessThanOrEqual(most)
  },
)

it.each(categories)(
  'what an operator may set by the declared returns of %s stays below the edge of the best main bet',
  (category) => {
    const allowed = mostOf(smallestEdge(category, ({ proof }) => Number(proof.rtp())))
    expect(allowed).toBeLessThan(smallestEdge(category, bestReturn))
  },
)
