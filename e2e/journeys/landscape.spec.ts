import type { Page } from '@playwright/test'
import { gameFrame } from '../fixtures/game.ts'
import { expect, open, test } from '../fixtures/test.ts'

test.use({ viewport: { width: 844, height: 390 } })

/** Nothing reaches past the sides of the screen. */
const overflow = (page: Page) =>
  page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth')

test('on its side, the hall stays a column and its forms can be sent', async ({ page }) => {
  await open(page, '/')
  await expect(page.getByRole('link', { name: /龍門寶藏/ }).last()).toBeVisible()
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await page.goto('/#/login')
  const submit = page.getByRole('button', { name: '登入', exact: true })
  await submit.scrollIntoViewIfNeeded()
  await expect(submit).toBeInViewport()
  expect(await overflow(page)).toBeLessThanOrEqual(0)
})

test('on its side, a game fills the screen and can be played and left', async ({ page }) => {
  await open(page, '/startGame?gid=mines&trial=1')
  const game = await gameFrame(page)
  const box = await page.locator('iframe').boundingBox()
  expect(box).toMatchObject({ x: 0, y: 0, width: 844, height: 390 })
  const start = game.getByRole('button', { name: '開始尋寶' })
  await start.scrollIntoViewIfNeeded()
  await expect(start).toBeInViewport()
  await expect(page.getByRole('button', { name: '離開遊戲' })).toBeInViewport()
})
