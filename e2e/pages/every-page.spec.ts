import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { baseUrl, callHall } from '../fixtures/hall-api.ts'
import { fund, type Player, registerPlayer } from '../fixtures/players.ts'
import { expect, open, test } from '../fixtures/test.ts'
import { playerPages, visitorPages } from './page-list.ts'

type Look = { readonly theme: 'dark' | 'light'; readonly language: 'zh-TW' | 'en' }
const looks: readonly Look[] = [
  { theme: 'dark', language: 'zh-TW' },
  { theme: 'light', language: 'zh-TW' },
  { theme: 'dark', language: 'en' },
  { theme: 'light', language: 'en' },
]
const folder = join(import.meta.dirname, '../screenshots')

async function dress(page: Page, { theme, language }: Look): Promise<void> {
  await page.context().addCookies([{ name: 'lang', value: language, url: baseUrl() }])
  await page.addInitScript(`if (top === self) localStorage.setItem('theme', '${theme}')`)
}

/** Shows pages one after the other, pictures each, and answers what is wrong with any. */
async function judge(
  page: Page,
  pages: readonly (readonly [string, string])[],
  look: Look,
): Promise<readonly string[]> {
  const found: string[] = []
  for (const [name, path] of pages) {
    await page.goto(`/?${name}#${path}`)
    await settle(page)
    await page.screenshot({ path: join(folder, `${name}.${look.theme}.${look.language}.png`) })
    const { violations } = await new AxeBuilder({ page })
      .options({ resultTypes: ['violations'] })
      .exclude('iframe')
      .analyze()
    for (const { id, nodes } of violations)
      found.push(`${name}: ${id}: ${nodes.map(({ target }) => target).join(' | ')}`)
  }
  return found
}

/** Content is there: a heading, no skeleton, nothing in motion, no call under way. */
async function settle(page: Page): Promise<void> {
  await expect(page.locator('h1, h2, main').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect
    .poll(() =>
      page.evaluate(
        'document.getAnimations().filter(a => a.playState === "running" && a.effect?.getTiming().iterations !== Infinity).length',
      ),
    )
    .toBe(0)
}

for (const look of looks) {
  const title = `${look.theme} ${look.language}`

  test(`visitor pages, ${title}`, async ({ page }) => {
    test.setTimeout(120_000)
    await dress(page, look)
    expect(await judge(page, visitorPages, look)).toEqual([])
  })

  // An empty list looks alike in every dress but for its words and colours: two of the four say it all.
  const isNewToo = (look.theme === 'dark') === (look.language === 'zh-TW')
  if (isNewToo)
    test(`a new player's pages, ${title}`, async ({ page, player }) => {
      test.setTimeout(120_000)
      await dress(page, look)
      await open(page, '/', player)
      expect(await judge(page, named('empty'), look)).toEqual([])
    })

  test(`a busy player's pages, ${title}`, async ({ page }) => {
    test.setTimeout(120_000)
    const { player, orderNo } = await busyPlayer()
    await dress(page, look)
    await open(page, '/', player)
    const pages = [...named('full'), ['deposit-order', `/order/deposit?order_no=${orderNo}`] as const]
    expect(await judge(page, pages, look)).toEqual([])
  })
}

const named = (state: string) => playerPages.map(([name, path]) => [`${name}.${state}`, path] as const)

/** A player with deposits, transfers both ways, money at a platform and an order that waits for its payment. */
async function busyPlayer(): Promise<{ player: Player; orderNo: string }> {
  const player = await registerPlayer()
  await fund(player, 3000)
  await fund(player, 12_500)
  await callHall('depositToGame', { platform: 'aurora_slots', amount: 2000 }, player)
  await callHall('depositToGame', { platform: 'aurora_instant', amount: 800 }, player)
  await callHall('withdrawFromGame', { is_all: 0, platform: 'aurora_slots', amount: 500 }, player)
  const channel = (await callHall('getDepositInfo', {}, player)).channels[0]
  const order = await callHall(
    'createDeposit',
    { channel_id: channel?.channel_id ?? '', amount: 1688 },
    player,
  )
  return { player, orderNo: order.order_no }
}
