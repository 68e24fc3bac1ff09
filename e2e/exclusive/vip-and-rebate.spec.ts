import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { dragonGateText } from '../../apps/arcade/games/dragon-gate/text.ts'
import { launchText } from '../../apps/player/src/features/games/launch/launch-text.ts'
import { playSummaryText } from '../../apps/player/src/features/games/play-summary/play-summary-text.ts'
import { leaderboardsText } from '../../apps/player/src/features/rewards/leaderboards/leaderboards-text.ts'
import { rebateText } from '../../apps/player/src/features/rewards/rebate/rebate-text.ts'
import { vipText } from '../../apps/player/src/features/rewards/vip/vip-text.ts'
import { recordsText } from '../../apps/player/src/shared/records/records-text.ts'
import { formatTaiwanDateTime } from '../../apps/player/src/shared/records/taiwan-day.ts'
import { turnoverText } from '../../apps/player/src/shared/turnover/turnover-text.ts'
import { expectAccessibleOverlay } from '../fixtures/accessibility.ts'
import { callApi } from '../fixtures/api.ts'
import { gameFrame, leaveGame, spin } from '../fixtures/game.ts'
import { ENGLISH } from '../fixtures/languages.ts'
import { cents, mainCents } from '../fixtures/money.ts'
import { fundByDeposit, type Player } from '../fixtures/players.ts'
import { sandbox } from '../fixtures/sandbox.ts'
import { expect, open, test, visibleText } from '../fixtures/test.ts'

const bronze = { level: 1, name: { 'zh-TW': '青銅', en: 'Bronze' }, hold_valid_bet: '30000' }

const inBoth = (words: string) => ({ 'zh-TW': words, en: words })

/** Creates a leaderboard of this day that one round of Dragon Gate suffices for. */
const createLeaderboard = async () =>
  z.object({ activity_id: z.string() }).parse(
    await sandbox.operate('create-leaderboard', {
      ...{ title: inBoth('龍門日賽'), summary: inBoth('當日有效投注'), content: inBoth('一日一期') },
      is_shown: true,
      leaderboard: {
        period: 'daily',
        measure: 'valid_bets',
        games: ['dragon-gate'],
        prizes: [{ amount: '88' }],
      },
    }),
  ).activity_id

const AURORA = { 'zh-TW': '極光', en: 'Aurora' }

// Thresholds a few spins reach, for this test only.
test.beforeEach(() => sandbox.operate('set-vip-tier', { ...bronze, deposit: '500', valid_bet: '1' }))
test.afterEach(() => sandbox.operate('set-vip-tier', { ...bronze, deposit: '10000', valid_bet: '100000' }))

/** After midnight in Taiwan and the grace period for late bets. */
async function sleepOverMidnight(player: Player): Promise<void> {
  const { posts_at } = await callApi('getRebateInfo', {}, player)
  const { server_time } = await callApi('getDeposit', { order_no: await fundByDeposit(player, 500) }, player)
  await sandbox.advanceClock(Math.ceil((Date.parse(posts_at) - Date.parse(server_time)) / 1000) + 31 * 60)
}

test.describe('in English', () => {
  test.use(ENGLISH)

  test('§4: a day of play yields a rebate, a VIP level and a leaderboard’s prize at midnight; the rebate is claimed once', async ({
    page,
    player,
    language,
    text,
  }) => {
    const [rebate, vip, launch] = [text(rebateText), text(vipText), text(launchText)]
    const board = text(leaderboardsText)
    const id = await createLeaderboard()
    await fundByDeposit(player, 1000)
    await open(page, '/startGame?gid=dragon-gate', player)
    await page.getByLabel(launch.amount).fill('500')
    await page.getByRole('button', { name: launch.transferAndEnter('500') }).click()
    const game = await gameFrame(page, language)
    await game.getByRole('button', { name: text(dragonGateText).turbo }).click()
    for (let round = 0; round < 3; round += 1) await spin(page, game, language)
    await leaveGame(page, language)
    await expect
      .poll(async () => (await callApi('getRebateInfo', {}, player)).today.length, { timeout: 90_000 })
      .toBe(1)
    await expect
      .poll(async () => (await callApi('getLeaderboard', { id }, player)).me?.status, { timeout: 30_000 })
      .toBe('ranked')
    await page.goto(`/#/leaderboard/${id}`)
    await expect(visibleText(page, board.place(1))).toBeVisible()
    await page.goto('/#/turn_water')
    await expect(visibleText(page, rebate.nothing)).toBeVisible()
    await expect(visibleText(page, rebate.slots)).toBeVisible()

    await sleepOverMidnight(player)
    await expect
      .poll(async () => (await callApi('getRebateInfo', {}, player)).unclaimed_count, { timeout: 30_000 })
      .toBe(1)
    await expect
      .poll(async () => (await callApi('getLeaderboard', { id }, player)).past[0]?.state, { timeout: 90_000 })
      .toBe('settled')
    const [day] = (await callApi('getLeaderboard', { id }, player)).past
    const paidPrize = async () =>
      (await callApi('getLeaderboard', { id, run_id: day?.run_id ?? null }, player)).me?.prize
    await expect.poll(paidPrize, { timeout: 90_000 }).toEqual({ amount: '88.00', state: 'paid' })
    await sandbox.operate('close-leaderboard', { activity_id: id, how: 'cancel' })
    const { unclaimed_amount } = await callApi('getRebateInfo', {}, player)
    const before = await mainCents(player)
    await page.reload()
    await page.getByRole('button', { name: rebate.claimAll }).click()
    await page.getByRole('button', { name: text(turnoverText).claim(unclaimed_amount) }).click()
    await expect(visibleText(page, rebate.claimed(unclaimed_amount))).toBeVisible()
    expect(await mainCents(player)).toBe(before + cents(unclaimed_amount))

    await page.getByRole('link', { name: rebate.record }).click()
    await page.getByRole('button', { name: rebate.slots }).filter({ hasText: rebate.received }).click()
    const detail = page.getByRole('dialog', { name: rebate.detail })
    await expect(detail.getByText(rebate.bets)).toBeVisible()
    await expect(detail.getByText(/× 0\.30%/)).toBeVisible()
    await expectAccessibleOverlay(page)
    await page.keyboard.press('Escape')
    const file = page.waitForEvent('download')
    await page.getByRole('button', { name: text(recordsText).download }).click()
    expect(await readFile(await (await file).path(), 'utf8')).toContain(unclaimed_amount)

    await page.goto('/#/play_summary')
    const summary = text(playSummaryText)
    await expect(visibleText(page, summary.bets(3))).toBeVisible()
    await expect(page.getByRole('figure').getByRole('listitem')).toHaveCount(7)

    await page.goto(`/#/leaderboard/${id}`)
    await page.getByRole('button', { name: formatTaiwanDateTime(day?.starts_at ?? '') }).click()
    await expect(visibleText(page, board.paid('88.00'))).toBeVisible()

    await page.goto('/#/vip_member')
    await expect(visibleText(page, bronze.name[language])).toBeVisible()
    await expect(visibleText(page, vip.step('0', '1'))).toBeVisible()
    await page.getByRole('link', { name: vip.all }).click()
    await expect(visibleText(page, vip.takes)).toBeVisible()
  })
})

test('§2: VIP levels are visible without login', async ({ page, text }) => {
  await open(page, '/vip_detail')
  await page.getByRole('button', { name: text(vipText).vip('6') }).click()
  await expect(visibleText(page, text(AURORA))).toBeVisible()
  await expect(visibleText(page, '0.80%')).toBeVisible()
})
