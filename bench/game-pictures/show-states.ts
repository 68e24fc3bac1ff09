import { setTimeout as delay } from 'node:timers/promises'
import { expect, type Page } from '@playwright/test'
import type { Round } from '../../apps/arcade/src/game-api/schema.ts'
import { historyText } from '../../apps/arcade/web/shared/history/history-text.ts'
import { menuText } from '../../apps/arcade/web/shared/menu/menu-text.ts'
import { replayText } from '../../apps/arcade/web/shared/replay/replay-text.ts'
import { shellText } from '../../apps/arcade/web/shared/shell/shell-text.ts'

/** A flight that is under way may last as long. */
const READY_WITHIN_MS = 120_000
const PLAYING_WITHIN_MS = 25_000
/** What has begun is well under way, what was won has been counted up. */
const INTO_ROUND_MS = 1_100
const SHOWN_WITHIN_MS = 30_000
const COUNTED_MS = 3_500

/** Waits until a game takes bets, and its pictures are there. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.locator('[data-play]:enabled').first().waitFor({ timeout: READY_WITHIN_MS })
  await page.evaluate('document.fonts.ready')
  await page.waitForLoadState('networkidle')
  await delay(INTO_ROUND_MS)
}

/** Runs in the page: presses what comes next in a round until one is being shown, or is open and has been acted on. */
const PRESS_UNTIL_PLAYING = `new Promise((resolve) => {
  let presses = 0
  const timer = setInterval(() => {
    const screen = document.querySelector('main')
    const isPlaying = screen?.dataset.busy === 'true' || (screen?.dataset.round === 'open' && presses > 3)
    if (!isPlaying) {
      const controls = [...document.querySelectorAll('[data-play]:enabled')]
      controls.sort((a, b) => Number(b.dataset.play) - Number(a.dataset.play))[0]?.click()
      presses += 1
      return
    }
    clearInterval(timer)
    resolve()
  }, 250)
})`

/** Plays until a round is being shown. */
export async function play(page: Page): Promise<void> {
  await Promise.race([page.evaluate(PRESS_UNTIL_PLAYING), delay(PLAYING_WITHIN_MS)])
  await delay(INTO_ROUND_MS)
}

/** Opens a round that comes to `round`, and waits until its win is celebrated, or everything is shown. */
export async function playRound(page: Page, round: Round): Promise<void> {
  await page.route('**/api/rounds/open', async (route) => {
    const answered = await route.fetch()
    const { data } = await answered.json()
    await route.fulfill({ json: { ok: true, data: { ...data, round } } })
  })
  await page.evaluate(PRESS_UNTIL_PLAYING)
  const isShown = `document.querySelector('main')?.dataset.busy === 'false' || document.querySelector('[class*="_veil_"]') !== null`
  await page.waitForFunction(isShown, undefined, { timeout: SHOWN_WITHIN_MS }).catch(() => {})
  await delay(COUNTED_MS)
}

/** Replays `round` from the history to its end: a table's rounds are everybody's, so the page cannot be given another. */
export async function replayRound(page: Page, round: Round, language: 'zh-TW' | 'en'): Promise<void> {
  await page.route('**/api/rounds/list', (route) =>
    route.fulfill({ json: { ok: true, data: { list: [round], next_cursor: null } } }),
  )
  await page.getByRole('button', { name: shellText[language].menu }).click()
  await page.getByRole('tab', { name: menuText[language].history, exact: true }).click()
  await page.locator('dialog summary').first().click()
  await page.getByRole('button', { name: historyText[language].replay, exact: true }).click()
  // The last step cannot be followed by another one.
  const next = page.getByRole('button', { name: replayText[language].next, exact: true })
  await expect(next).toBeDisabled({ timeout: SHOWN_WITHIN_MS })
  await delay(COUNTED_MS)
}
