import { gamesText } from '../../apps/player/src/features/games/lobby/games-text.ts'
import { expect, open, test, waitForHydration } from '../fixtures/test.ts'

test('a search without a text, and one that finds nothing, suggests games; the field stays as high as it was', {
  tag: '@each',
}, async ({ page, text }) => {
  const words = text(gamesText)
  await open(page, '/')
  await waitForHydration(page)
  await page.getByRole('button', { name: words.search }).click()
  const field = page.getByRole('searchbox', { name: words.search })
  const popular = page.getByRole('heading', { name: words.hotGames })
  const heightOfField = async () => (await page.locator('search').boundingBox())?.height
  await expect(popular).toBeVisible()
  const empty = await heightOfField()
  await field.fill('zzzzzz')
  await expect(page.getByText(words.noResult)).toBeVisible()
  await expect(popular).toBeVisible()
  expect(await heightOfField()).toBe(empty)
  await field.fill('plinko')
  await expect(page.getByText(words.results(1))).toBeVisible()
  await expect(popular).toBeHidden()
  expect(await heightOfField()).toBe(empty)
})
