import { BANNER_ART } from '@gamehall/contract/site'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestContext, type TestContext } from '../../testing/index.ts'
import { addDemoContent } from './demo-content.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext()
  await addDemoContent(ctx.db, ctx.clock.now())
})
afterAll(() => ctx.close())

const artOf = async (table: 'banners' | 'activities'): Promise<string[]> =>
  (await ctx.pool.query<{ art: string }>(`select art from ${table} order by sort`)).rows.map(({ art }) => art)

it('no two pictures on home, and none in the list of offers, are the same', async () => {
  const [banners, activities] = [await artOf('banners'), await artOf('activities')]
  expect(banners).toHaveLength(3)
  expect(new Set(banners).size).toBe(banners.length)
  expect(new Set(activities).size).toBe(activities.length)
  const offers = activities.filter((art) => !banners.includes(art))
  expect(offers.length).toBeGreaterThanOrEqual(5)
  for (const art of [...banners, ...activities]) expect(BANNER_ART).toContain(art)
})
