import { gameFrame } from '../fixtures/game.ts'
import { callHall } from '../fixtures/hall-api.ts'
import { fund, type Player } from '../fixtures/players.ts'
import { sandbox } from '../fixtures/sandbox.ts'
import { expect, open, seen, test } from '../fixtures/test.ts'

test('time and result lie over the game when they are due, also after a reload, and lead home with the money', async ({
  page,
  player,
}) => {
  await fund(player, 500)
  await open(page, '/play_limits', player)
  await page.getByRole('radio', { name: '15 分鐘' }).click({ force: true })
  await expect
    .poll(async () => (await callHall('getPlayLimits', {}, player)).reality_check.every_minutes)
    .toBe(15)
  await page.goto('/#/startGame?gid=dragon-gate')
  await page.getByLabel('轉入金額').fill('300')
  await page.getByRole('button', { name: '轉入 300 元並進入' }).click()
  await gameFrame(page)
  const check = page.getByRole('dialog', { name: '休息提醒' })
  await expect(check).toBeHidden()

  await sandbox.advanceClock(16 * 60)
  await page.reload()
  await expect(check).toBeVisible({ timeout: 20_000 })
  await expect(check.getByText('5 分鐘', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(check, 'it is not escaped').toBeVisible({ timeout: 20_000 })
  await check.getByRole('button', { name: '繼續遊戲' }).click()
  await expect(check).toBeHidden()

  await sandbox.advanceClock(16 * 60)
  await page.reload()
  await check.getByRole('button', { name: '離開並取回餘額' }).click({ timeout: 20_000 })
  await expect(seen(page, '已取回 300.00 元至主錢包')).toBeVisible()
})

test('one’s own time for a day is told before it ends, and then no game opens until midnight', async ({
  page,
  player,
}) => {
  await fund(player, 500)
  await leaveMidnightBehind(player)
  await open(page, '/play_limits', player)
  await page.getByRole('button', { name: /每日.*0 分鐘/ }).click()
  const sheet = page.getByRole('dialog', { name: /時間上限・每日/ })
  await sheet.getByRole('textbox', { name: '每天幾分鐘' }).fill('7')
  await sheet.getByRole('button', { name: '儲存' }).click()
  await expect(seen(page, '已使用 0 分鐘／7 分鐘')).toBeVisible()

  await page.goto('/#/startGame?gid=dragon-gate')
  await page.getByLabel('轉入金額').fill('300')
  await page.getByRole('button', { name: '轉入 300 元並進入' }).click()
  await gameFrame(page)
  await sandbox.advanceClock(3 * 60)
  await page.reload()
  await expect(seen(page, '今天的遊戲時間還剩約 4 分鐘')).toBeVisible({ timeout: 20_000 })

  await sandbox.advanceClock(5 * 60)
  await page.reload()
  await expect(seen(page, '今天的遊戲時間已達您自己設定的上限')).toBeVisible({ timeout: 20_000 })
  expect((await callHall('withdrawFromGame', { is_all: 1 }, player)).NewBalance).toBe('500.00')
})

const DAY_MS = 86_400_000
const TAIWAN_MS = 8 * 3_600_000
const TAKES_MS = 20 * 60_000

/** A day that ended meanwhile would begin its own count anew. */
async function leaveMidnightBehind(player: Player): Promise<void> {
  const { server_time } = await callHall('getDepositInfo', {}, player)
  const leftToday = DAY_MS - ((Date.parse(server_time) + TAIWAN_MS) % DAY_MS)
  if (leftToday < TAKES_MS) await sandbox.advanceClock(Math.ceil(leftToday / 1000) + 60)
}
