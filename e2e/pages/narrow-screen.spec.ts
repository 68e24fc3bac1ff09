import type { Page } from '@playwright/test'
import { callApi } from '../fixtures/api.ts'
import { findWrappedLabels } from '../fixtures/find-wrapped-labels.ts'
import { fundByDeposit } from '../fixtures/players.ts'
import { expect, open, test, waitForHydration } from '../fixtures/test.ts'
import { findTextOverlaps } from '../fixtures/text-overlaps.ts'
import { navigateTo, settle, watchCalls } from './check-pages.ts'
import { playerPages, visitorPages } from './page-list.ts'

test.use({ viewport: { width: 320, height: 640 } })

/** Overflow too small to notice. */
const TOLERANCE_PX = 2

/** Pages wider than the screen, which need horizontal scrolling, texts that lie on each other, and short labels in two lines. */
async function findLayoutFaults(
  page: Page,
  pages: readonly (readonly [string, string])[],
): Promise<readonly string[]> {
  const found: string[] = []
  const calls = watchCalls(page)
  await waitForHydration(page)
  for (const [name, path] of pages) {
    await navigateTo(page, path)
    await settle(page, calls)
    const width = await page.evaluate<number>('document.scrollingElement.scrollWidth')
    if (width > 320 + TOLERANCE_PX) found.push(`${name}: ${width} px wide`)
    for (const pair of await findTextOverlaps(page)) found.push(`${name}: ${pair}`)
    for (const label of await findWrappedLabels(page)) found.push(`${name}: ${label}`)
  }
  return found
}

for (const [who, pages] of [
  ['visitor', visitorPages],
  ['player', playerPages],
] as const)
  test(`on 320 px with the largest text no page is wider than the screen and no text lies on another: a ${who}'s pages`, async ({
    page,
    player,
  }) => {
    test.setTimeout(30_000 + pages.length * 4_000)
    await page.addInitScript("if (top === self) localStorage.setItem('text_size', 'xl')")
    // With money there is a sum beside the site's name, and a credit that is withheld.
    if (who === 'player') await fundByDeposit(player, 2_000)
    await open(page, '/', who === 'player' ? player : undefined)
    expect(await findLayoutFaults(page, pages)).toEqual([])
  })

/** Runs in the page: the tiles that are lower than their words. */
const FIND_CUT_TILES = `[...document.querySelectorAll('article[class*="_tile_"]')]
  .filter((tile) => tile.querySelector('[class*="_caption_"]').getBoundingClientRect().bottom > tile.getBoundingClientRect().bottom + 1
    || tile.querySelector('[class*="_name_"]').scrollHeight > tile.querySelector('[class*="_name_"]').clientHeight + 1)
  .map((tile) => tile.innerText)`

for (const size of ['m', 'xl'])
  test(`on 320 px in English no tile of a game cuts its words, and each label of a bar is on one line: text size ${size}`, async ({
    page,
    context,
    player,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'lang', value: 'en', url: baseURL ?? '' }])
    await page.addInitScript(`if (top === self) localStorage.setItem('text_size', '${size}')`)
    await callApi('startIdentity', { issue_country: 'TW', document_type: 1 }, player)
    await open(page, '/', player)
    await expect(page.locator('article')).not.toHaveCount(0)
    expect(await page.evaluate(FIND_CUT_TILES)).toEqual([])
    await page.goto('/#/authentication')
    await expect(page.getByRole('button', { name: 'Start over' })).toBeVisible()
    expect(await findWrappedLabels(page)).toEqual([])
  })

/** Runs in the page: the sums of the bet record that leave their box, or lie on one another. */
const FIND_CUT_SUMS = `(() => {
  const list = document.querySelector('dl[class*="_totals_"]')
  const box = list.getBoundingClientRect()
  const rects = [...list.querySelectorAll('dt, dd > *')].map((part) => {
    const range = document.createRange()
    range.selectNodeContents(part)
    return { text: part.textContent, rect: range.getBoundingClientRect() }
  })
  const isOn = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
  return [
    ...rects.filter(({ rect }) => rect.left < box.left || rect.right > box.right || rect.bottom > box.bottom),
    ...rects.filter((one, at) => rects.some((other, after) => after > at && isOn(one.rect, other.rect))),
  ].map(({ text }) => text)
})()`

for (const language of ['zh-TW', 'en'])
  test(`at twice the text size the sums of the bet record are whole and lie on nothing: ${language}`, async ({
    page,
    context,
    player,
    baseURL,
  }) => {
    const sums = { total_bet: '1234567.00', total_valid_bet: '1234567.00', total_win_loss: '-1234567.00' }
    await context.addCookies([{ name: 'lang', value: language, url: baseURL ?? '' }])
    await page.route('**/api/report/betRecord', async (route) => {
      const response = await route.fetch()
      const body: { data: object } = await response.json()
      await route.fulfill({ response, json: { ...body, data: { ...body.data, ...sums } } })
    })
    await open(page, '/betting_record', player)
    await page.evaluate("document.documentElement.style.fontSize = '200%'")
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 320, height: 568 },
    ]) {
      await page.setViewportSize(viewport)
      await expect(page.locator('dl[class*="_totals_"]')).toContainText('1,234,567.00')
      expect(await page.evaluate(FIND_CUT_SUMS), `on ${viewport.width} px`).toEqual([])
    }
  })

/** Runs in the page: what its bars do not show to the end, and half a name in the header of home. */
const FIND_CUT_WORDS = `(() => {
  const found = []
  const textOf = (element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return range.getBoundingClientRect()
  }
  for (const title of document.querySelectorAll('header h1:not([class*="_brand_"])'))
    if (title.checkVisibility() && title.scrollWidth > title.clientWidth + 1) found.push('cut “' + title.innerText + '”')
  const items = [...document.querySelectorAll('nav[class*="_bar_"] > a')].map((item) => [item, textOf(item)])
  for (const [at, [item, words]] of items.entries()) {
    const [next, after] = items[at + 1] ?? []
    const right = after?.left ?? innerWidth
    if (words.left < 0 || words.right > right) found.push('“' + item.innerText + '” reaches into its neighbour')
  }
  const name = document.querySelector('[class*="_brand_"] [class*="_name_"]')
  const brand = name?.closest('[class*="_brand_"]').getBoundingClientRect()
  const letters = name?.getBoundingClientRect()
  const isShown = brand !== undefined && letters.top < brand.bottom && letters.left < brand.right
  if (isShown && (letters.bottom > brand.bottom + 1 || letters.right > brand.right + 1)) found.push('half a name')
  return found
})()`

test('at twice the text size, in English, the bars of the app show their words to the end', async ({
  page,
  context,
  player,
  baseURL,
}) => {
  await context.addCookies([{ name: 'lang', value: 'en', url: baseURL ?? '' }])
  await callApi('startIdentity', { issue_country: 'TW', document_type: 1 }, player)
  await fundByDeposit(player, 2_000)
  await open(page, '/', player)
  await waitForHydration(page)
  await page.evaluate("document.documentElement.style.fontSize = '200%'")
  for (const path of ['/', '/activity', '/gameListItem?api_key=aurora_instant', '/authentication']) {
    await navigateTo(page, path)
    for (const viewport of [
      { width: 320, height: 568 },
      { width: 390, height: 844 },
      { width: 844, height: 390 },
    ]) {
      await page.setViewportSize(viewport)
      await expect.poll(() => page.evaluate('innerWidth')).toBe(viewport.width)
      await expect
        .poll(() => page.evaluate(FIND_CUT_WORDS), { message: `${path} on ${viewport.width} px` })
        .toEqual([])
    }
  }
})
