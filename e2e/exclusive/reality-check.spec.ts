import { errorCatalogue } from '@gamehall/contract'
import type { Locale } from '@gamehall/contract/constants'
import type { Locator, Page } from '@playwright/test'
import { menuText } from '../../apps/arcade/web/shared/menu/menu-text.ts'
import { settingsText } from '../../apps/arcade/web/shared/settings/settings-text.ts'
import { shellText } from '../../apps/arcade/web/shared/shell/shell-text.ts'
import { launchText } from '../../apps/player/src/features/games/launch/launch-text.ts'
import { playLimitsText } from '../../apps/player/src/features/games/limits/play-limits-text.ts'
import { playSessionText } from '../../apps/player/src/features/games/stage/play-session-text.ts'
import { expectAccessibleOverlay } from '../fixtures/accessibility.ts'
import { callApi } from '../fixtures/api.ts'
import { gameFrame } from '../fixtures/game.ts'
import { ENGLISH } from '../fixtures/languages.ts'
import { fundByDeposit, type Player } from '../fixtures/players.ts'
import { sandbox } from '../fixtures/sandbox.ts'
import { expect, open, test, visibleText } from '../fixtures/test.ts'

test('the reality check covers the game when due, also after a reload, and can end it', async ({
  page,
  player,
  language,
  text,
}) => {
  const [limits, launch, words] = [text(playLimitsText), text(launchText), text(playSessionText)]
  await fundByDeposit(player, 500)
  await open(page, '/play_limits', player)
  await page.getByRole('radio', { name: limits.checkEvery(15) }).click({ force: true })
  await expect
    .poll(async () => (await callApi('getPlayLimits', {}, player)).reality_check.every_minutes)
    .toBe(15)
  await enterGame(page, language)
  const check = page.getByRole('dialog', { name: words.checkTitle })
  await expect(check).toBeHidden()

  await sandbox.advanceClock(16 * 60)
  await page.reload()
  await expect(check).toBeVisible({ timeout: 20_000 })
  await expect(check.getByText(limits.length(5), { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(check, 'it is not escaped').toBeVisible({ timeout: 20_000 })
  await expectAccessibleOverlay(page)
  await check.getByRole('button', { name: words.goOn }).click()
  await expect(check).toBeHidden()

  await sandbox.advanceClock(16 * 60)
  await page.reload()
  await check.getByRole('button', { name: words.leave }).click({ timeout: 20_000 })
  await expect(visibleText(page, launch.recovered('300.00'))).toBeVisible()
})

test.describe('in English', () => {
  test.use(ENGLISH)

  test('the daily time limit warns before it ends, in full screen too; then no game opens until midnight', async ({
    page,
    player,
    language,
    text,
  }) => {
    const [limits, words] = [text(playLimitsText), text(playSessionText)]
    await fundByDeposit(player, 500)
    await leaveMidnightBehind(player)
    await open(page, '/play_limits', player)
    await page
      .getByRole('button', { name: limits.day })
      .filter({ hasText: limits.usedOnly(limits.length(0)) })
      .click()
    const sheet = page.getByRole('dialog', { name: limits.time })
    await sheet.getByRole('textbox', { name: limits.minutes }).fill('7')
    await sheet.getByRole('button', { name: limits.save }).click()
    await expect(visibleText(page, limits.used(limits.length(0), limits.length(7)))).toBeVisible()

    await enterGame(page, language)
    await fillScreen(page, language)
    await sandbox.advanceClock(3 * 60)
    // A minute can end between two answers on a slow machine.
    const atMost = await minutesLeft(player)
    expect(atMost).toBeLessThanOrEqual(4)
    // The page returns to the front, so that it asks again.
    await page.evaluate("dispatchEvent(new Event('visibilitychange'))")
    const sentence = new RegExp(words.endsSoon(atMost).replace(/\d+/, '\\d+'))
    await expectAboveFullScreen(page, page.locator('[popover]').getByText(sentence))

    await page.reload()
    const warning = visibleText(page, sentence)
    await expect(warning).toBeVisible({ timeout: 20_000 })
    const shown = Number(/\d+/.exec((await warning.textContent()) ?? '')?.[0])
    expect(shown).toBeLessThanOrEqual(atMost)
    expect(shown).toBeGreaterThanOrEqual(await minutesLeft(player))

    await sandbox.advanceClock(5 * 60)
    await page.reload()
    await expect(visibleText(page, text(errorCatalogue[10304]))).toBeVisible({ timeout: 20_000 })
    expect((await callApi('withdrawFromGame', { is_all: 1 }, player)).NewBalance).toBe('500.00')
  })
})

/** Enters a game with 300 of the main wallet. */
async function enterGame(page: Page, language: Locale): Promise<void> {
  const words = launchText[language]
  await page.goto('/#/startGame?gid=dragon-gate')
  await page.getByLabel(words.amount).fill('300')
  await page.getByRole('button', { name: words.transferAndEnter('300') }).click()
  await gameFrame(page, language)
}

/** Turns the game's own switch of the full screen. */
async function fillScreen(page: Page, language: Locale): Promise<void> {
  const game = await gameFrame(page, language)
  await game.getByRole('button', { name: shellText[language].menu }).click()
  await game.getByRole('tab', { name: menuText[language].settings, exact: true }).click()
  await game.getByRole('switch', { name: settingsText[language].fullscreen }).click()
  await expect.poll(() => page.evaluate('document.fullscreenElement?.tagName')).toBe('IFRAME')
}

/** The toast is seen while a game fills the screen: without it, the screen shows something else at its place. */
async function expectAboveFullScreen(page: Page, toast: Locator): Promise<void> {
  await expect(toast).toBeVisible()
  expect(await page.evaluate('document.fullscreenElement?.tagName')).toBe('IFRAME')
  const clip = await toast.boundingBox()
  if (clip === null) throw new Error('the toast is gone')
  const look = async () => (await page.screenshot({ clip })).toString('base64')
  const withToast = await look()
  await toast.evaluate((text: { style: { visibility: string } }) => {
    text.style.visibility = 'hidden'
  })
  const without = await look()
  expect(await look(), 'nothing else moves there').toBe(without)
  expect(withToast).not.toBe(without)
}

async function minutesLeft(player: Player): Promise<number> {
  const { time_left_s } = await callApi('getPlaySession', {}, player)
  return Math.ceil((time_left_s ?? Number.NaN) / 60)
}

const DAY_MS = 86_400_000
const TAIWAN_MS = 8 * 3_600_000
const TAKES_MS = 20 * 60_000

/** A new day would reset the counters. */
async function leaveMidnightBehind(player: Player): Promise<void> {
  const { server_time } = await callApi('getDepositInfo', {}, player)
  const leftToday = DAY_MS - ((Date.parse(server_time) + TAIWAN_MS) % DAY_MS)
  if (leftToday < TAKES_MS) await sandbox.advanceClock(Math.ceil(leftToday / 1000) + 60)
}
