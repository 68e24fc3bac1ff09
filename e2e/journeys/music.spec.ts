import type { Page } from '@playwright/test'
import { expect, open, seen, test } from '../fixtures/test.ts'

const position = (page: Page) => page.getByRole('slider', { name: '播放進度' })
const secondsOf = async (page: Page) => Number(await position(page).inputValue())

test('music plays on through the hall, in its four modes, and is found where it was left (§1, §3)', async ({
  page,
}) => {
  await open(page, '/music')
  await page.getByRole('button', { name: /播放.*合歡初雪/ }).click()
  await expect.poll(() => secondsOf(page)).toBeGreaterThan(0)
  expect(await page.evaluate('navigator.mediaSession.metadata.title')).toBe('合歡初雪')

  for (const mode of ['列表循環', '單曲循環', '順序播放', '隨機播放'])
    await page.getByRole('button', { name: `播放模式：${mode}` }).click()
  await page.getByRole('button', { name: '播放模式：列表循環' }).click()
  await position(page).fill('82')
  await expect(position(page), 'one loop after another').toHaveAttribute('aria-valuetext', /^0:0[0-3]/)

  await page.getByRole('button', { name: '播放模式：單曲循環' }).click()
  await page.evaluate("location.hash = '#/'")
  const dock = page.getByRole('region', { name: '音樂' })
  await expect(dock.getByRole('button', { name: '暫停' })).toBeVisible()
  await page.evaluate("location.hash = '#/startGame?gid=mines&trial=1'")
  await expect(dock).toBeHidden()
  await page.evaluate("location.hash = '#/'")
  await dock.getByRole('button', { name: '暫停' }).click()
  await dock.getByRole('link').click()
  await position(page).fill('40')

  await page.reload()
  await expect(position(page)).toHaveValue('40')
  await page.getByRole('main').getByRole('button', { name: '播放', exact: true }).click()
  await expect.poll(() => secondsOf(page)).toBeGreaterThan(40)
})

test('a player keeps favourites; a visitor is asked to log in first (§7 /music/favorite)', async ({
  page,
  player,
}) => {
  await open(page, '/music', player)
  await page.getByRole('button', { name: '收藏「躍龍門」' }).click()
  await page.getByRole('tab', { name: '我的最愛' }).click()
  await expect(page.getByRole('button', { name: /播放.*躍龍門/ })).toBeVisible()
  await page.getByRole('button', { name: '收藏「躍龍門」' }).click()
  await expect(seen(page, '還沒有最愛的音樂')).toBeVisible()

  await page.getByRole('tab', { name: '曲庫' }).click()
  await page.getByRole('searchbox', { name: '搜尋曲名' }).fill('neon')
  await page.getByRole('button', { name: '將「霓虹河」加入播放清單' }).click()
  await page.getByRole('tab', { name: '播放清單' }).click()
  await page.getByRole('button', { name: '從播放清單移除「霓虹河」' }).click()
  await expect(seen(page, '播放清單是空的')).toBeVisible()

  await page.evaluate("sessionStorage.removeItem('token')")
  await page.reload()
  await page.getByRole('button', { name: '收藏「躍龍門」' }).click()
  await expect(page).toHaveURL(/#\/login\?to=%2Fmusic/)
})
