import type { FilmName } from '@gamehall/face/testing'
import type { Page } from '@playwright/test'
import { confirmDocument, openFilmed } from '../fixtures/faces.ts'
import { callHall } from '../fixtures/hall-api.ts'
import { expect, seen, test } from '../fixtures/test.ts'

const ACTIONS = /^(張開嘴巴|慢慢向左轉頭|慢慢向右轉頭|露出微笑)$/
/** Looking takes a processor's time, and a try has a minute of the real clock: alone it has both. */
const SLOWEST = { timeout: 30_000 }
test.setTimeout(300_000)

/** The actions that were handed to the hall from a page. */
function shownOn(page: Page): string[] {
  const shown: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/user/identity/face/show')) shown.push(request.postDataJSON().action)
  })
  return shown
}

test('the face recognition: whoever does something else, holds up a photo or is not alone is not through; who shows all four is', async ({
  player,
}) => {
  await confirmDocument(player)
  const filmed = (film: FilmName, path: string, watch: (page: Page, shown: string[]) => Promise<void>) =>
    test.step(film, async () => {
      const { page, browser } = await openFilmed(film, player, path)
      await watch(page, shownOn(page))
      await browser.close()
    })
  const timeRunsOut = async (page: Page) => {
    await expect(page.getByText(ACTIONS)).toBeVisible(SLOWEST)
    await expect(seen(page, '很好，請照著做')).toBeVisible()
    await page.clock.fastForward(61_000)
    await expect(seen(page, '時間到了')).toBeVisible()
  }

  await filmed('nodding', '/face_recognition', async (page, shown) => {
    await timeRunsOut(page)
    expect(shown).toEqual([])
    await page.getByRole('button', { name: '重新開始' }).click()
    await expect(page.getByText(/剩 (60|5\d) 秒/)).toBeVisible()
  })
  await filmed('photo', '/face_recognition', async (page, shown) => {
    await timeRunsOut(page)
    expect(shown).toEqual([])
  })
  await filmed('pair', '/face_recognition', async (page) => {
    await expect(seen(page, '畫面中只能有您一個人')).toBeVisible(SLOWEST)
  })
  expect((await callHall('getIdentity', {}, player)).status).toBe(0)

  await filmed('honest', '/face_tips', async (page, shown) => {
    await page.getByRole('link', { name: '開始驗證' }).click()
    await expect(page.getByRole('list', { name: '已完成 1 / 4' })).toBeVisible(SLOWEST)
    // A film in a loop shows some orders slowly: like anybody whose time is up, it begins once more.
    const again = page.getByRole('button', { name: '重新開始' })
    await expect(async () => {
      if (await again.isVisible()) await again.click()
      await expect(page).toHaveURL(/#\/realname_success$/, { timeout: 2_000 })
    }).toPass({ timeout: 190_000 })
    expect(new Set(shown).size).toBe(4)
  })
  expect([1, 3]).toContain((await callHall('getIdentity', {}, player)).status)
})
