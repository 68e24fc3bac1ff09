import { gameFrame, leaveGame, spin } from '../fixtures/game.ts'
import { callHall } from '../fixtures/hall-api.ts'
import { cents, mainCents } from '../fixtures/money.ts'
import { fund, type Player } from '../fixtures/players.ts'
import { sandbox } from '../fixtures/sandbox.ts'
import { expect, open, seen, test } from '../fixtures/test.ts'

const bronze = { level: 1, name: { 'zh-TW': '青銅', en: 'Bronze' }, hold_valid_bet: '30000' }

// What a few spins reach, for as long as this test goes on.
test.beforeEach(() => sandbox.operate('set-vip-tier', { ...bronze, deposit: '500', valid_bet: '1' }))
test.afterEach(() => sandbox.operate('set-vip-tier', { ...bronze, deposit: '10000', valid_bet: '100000' }))

/** Past the midnight of Taiwan, and past the time that late bets are waited for. */
async function sleepOverMidnight(player: Player): Promise<void> {
  const { posts_at } = await callHall('getRebateInfo', {}, player)
  const { server_time } = await callHall('getDeposit', { order_no: await fund(player, 500) }, player)
  await sandbox.advanceClock(Math.ceil((Date.parse(posts_at) - Date.parse(server_time)) / 1000) + 31 * 60)
}

test('a day of play becomes a rebate and a VIP level over midnight; the rebate is claimed once (§4)', async ({
  page,
  player,
}) => {
  await fund(player, 1000)
  await open(page, '/startGame?gid=dragon-gate', player)
  await page.getByLabel('轉入金額').fill('500')
  await page.getByRole('button', { name: '轉入 500 元並進入' }).click()
  const game = await gameFrame(page)
  await game.getByRole('button', { name: '快速' }).click()
  for (let round = 0; round < 3; round += 1) await spin(page, game)
  await leaveGame(page)
  await expect
    .poll(async () => (await callHall('getRebateInfo', {}, player)).today.length, { timeout: 90_000 })
    .toBe(1)
  await page.goto('/#/turn_water')
  await expect(seen(page, '目前沒有可領取的返水')).toBeVisible()
  await expect(seen(page, '電子')).toBeVisible()

  await sleepOverMidnight(player)
  await expect
    .poll(async () => (await callHall('getRebateInfo', {}, player)).unclaimed_count, { timeout: 30_000 })
    .toBe(1)
  const { unclaimed_amount } = await callHall('getRebateInfo', {}, player)
  const before = await mainCents(player)
  await page.reload()
  await page.getByRole('button', { name: '一鍵領取' }).click()
  await expect(seen(page, /已領取 .* 元至主錢包/)).toBeVisible()
  expect(await mainCents(player)).toBe(before + cents(unclaimed_amount))

  await page.getByRole('link', { name: '返水紀錄' }).click()
  await page.getByRole('button', { name: /電子/ }).filter({ hasText: '已領取' }).click()
  const detail = page.getByRole('dialog', { name: '返水明細' })
  await expect(detail.getByText('計算的投注')).toBeVisible()
  await expect(detail.getByText(/× 0\.30%/)).toBeVisible()

  await page.goto('/#/vip_member')
  await expect(seen(page, '青銅')).toBeVisible()
  await expect(seen(page, 'VIP 0 → VIP 1')).toBeVisible()
  await page.getByRole('link', { name: '查看所有等級與特權' }).click()
  await expect(seen(page, '升級條件')).toBeVisible()
})

test('the VIP levels can be read without login (§2)', async ({ page }) => {
  await open(page, '/vip_detail')
  await page.getByRole('button', { name: 'VIP 6' }).click()
  await expect(seen(page, '極光')).toBeVisible()
  await expect(seen(page, '0.80%')).toBeVisible()
})
