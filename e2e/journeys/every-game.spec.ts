import { DEFAULT_LOCALE } from '@gamehall/contract/constants'
import { formatAmount } from '@gamehall/web-client/money/format-amount.ts'
import type { FrameLocator, Page } from '@playwright/test'
import * as games from '../../apps/arcade/games/index.ts'
import { fairnessText } from '../../apps/arcade/web/shared/fairness/fairness-text.ts'
import { historyText } from '../../apps/arcade/web/shared/history/history-text.ts'
import { menuText } from '../../apps/arcade/web/shared/menu/menu-text.ts'
import { replayText } from '../../apps/arcade/web/shared/replay/replay-text.ts'
import { shellText } from '../../apps/arcade/web/shared/shell/shell-text.ts'
import { verifyText } from '../../apps/arcade/web/verify/verify-text.ts'
import { findAxeViolations } from '../fixtures/accessibility.ts'
import { callApi } from '../fixtures/api.ts'
import { gameFrame, leaveGame } from '../fixtures/game.ts'
import {
  centsOf,
  gameDocument,
  LONGEST_ROUND_MS,
  openRound,
  playRound,
  readFigures,
} from '../fixtures/game-rounds.ts'
import { allCents, mainCents } from '../fixtures/money.ts'
import { fundByDeposit } from '../fixtures/players.ts'
import { expect, open, test } from '../fixtures/test.ts'

/**
 * Rounds are repeated until one won and one lost, but no longer than this: rounds that are shared last for many seconds, and a
 * player may have come to a single one of them. Of the others a hundred are played in this time at least.
 */
const REPEAT_MS = { shared: 2_000, own: 150_000 }
/** Rounds on the first page of the history. */
const HISTORY_PAGE = 20

const registered = Object.values(games)

// A shared round that is going on already, and one of the journey's own; both are mostly over in seconds.
test.setTimeout(60_000 + 2 * LONGEST_ROUND_MS)

async function expectAccessible(page: Page, part: object) {
  expect(await findAxeViolations(gameDocument(page), part)).toEqual([])
}

/** The net result that a row of the history shows, in cents; a returned bet has none. */
function netOfRow(row: string): number {
  if (Object.values(historyText).some((words) => row.includes(words.void))) return 0
  const net = /(?:Net|淨輸贏) ([+−]?[\d,]+\.\d\d)/.exec(row)?.[1]
  if (net === undefined) throw new Error(`no net result in ${row}`)
  return centsOf(net)
}

const isWonAndLost = (results: readonly number[]) =>
  results.some((net) => net > 0) && results.some((net) => net < 0)

/** Plays rounds until one won and one lost, and checks after each that balance and net position tell the same. Returns what each came to, in cents. */
async function playRounds(game: FrameLocator, longestMs: number): Promise<number[]> {
  const results: number[] = []
  const until = Date.now() + longestMs
  do {
    const before = await readFigures(game)
    await playRound(game)
    await expect(async () => {
      const { balance, net } = await readFigures(game)
      expect(balance - before.balance).toBe(net - before.net)
    }).toPass({ intervals: [50] })
    results.push((await readFigures(game)).net - before.net)
  } while (Date.now() < until && !isWonAndLost(results))
  return results
}

test.describe('in English', () => {
  test.use({ language: 'en', locale: 'en-US' })
  for (const { id, rounds } of registered) {
    test(`${id}: trial rounds are ${rounds === 'shared' ? 'played' : 'won and lost'}, kept, replayed and verified`, async ({
      page,
      text,
    }) => {
      const menu = text(menuText)
      const replay = text(replayText)
      const fairness = text(fairnessText)
      await open(page, `/startGame?gid=${id}&trial=1`)
      const game = await gameFrame(page, 'en')
      await expectAccessible(page, { include: ['main'] })
      const results = await playRounds(game, rounds === 'shared' ? REPEAT_MS.shared : REPEAT_MS.own)
      if (rounds !== 'shared') expect(isWonAndLost(results), `won and lost: ${results}`).toBe(true)

      const dialog = game.getByRole('dialog', { name: menu.title })
      const openTab = async (name: string) => {
        await game.getByRole('button', { name: text(shellText).menu }).click()
        await dialog.getByRole('tab', { name, exact: true }).click()
      }
      await openTab(menu.history)
      await expect(dialog.locator('summary')).toHaveCount(Math.min(results.length, HISTORY_PAGE))
      const shown = await dialog.locator('summary').allTextContents()
      expect(shown.map(netOfRow).toReversed()).toEqual(results.slice(-HISTORY_PAGE))
      await expectAccessible(page, { include: ['dialog[open]'] })
      await dialog.locator('summary').first().click()
      await dialog.getByRole('button', { name: text(historyText).replay, exact: true }).click()
      const bar = game.getByRole('region', { name: replay.title })
      // A step back, or a pause while the first step is shown.
      await bar.locator('button:enabled').first().click()
      await bar.getByRole('button', { name: replay.close }).click()
      await expect(bar).toBeHidden()

      await openTab(menu.fairness)
      const rotate = dialog.getByRole('button', { name: fairness.rotate })
      if (await rotate.isVisible()) {
        await rotate.click()
        await expect(dialog.getByText(fairness.revealed)).toBeVisible()
      }
      // The oldest if rounds are shared: the seed of one is shown once it is over for everybody, and the newest may go on for minutes.
      const won = shown.findIndex((row) => netOfRow(row) > 0)
      const row = dialog.locator('details').nth(rounds === 'shared' ? -1 : won)
      const link = row.getByRole('link', { name: fairness.verifyRound })
      await expect(async () => {
        await dialog.getByRole('tab', { name: menu.fairness, exact: true }).click()
        await dialog.getByRole('tab', { name: menu.history, exact: true }).click()
        await row.locator('summary').click()
        await expect(link).toHaveAttribute('href', /server_seed=/, { timeout: 200 })
      }).toPass({ timeout: LONGEST_ROUND_MS })
      const paid = /paid ([\d,.]+)/.exec(`${await row.textContent()}`)?.[1] ?? '0.00'
      const popup = page.waitForEvent('popup')
      await link.click()
      const verifier = await popup
      await expect(verifier.getByText(text(verifyText).hashMatch)).toBeVisible()
      await expect(verifier.locator('main')).toContainText(formatAmount(paid.replaceAll(',', '')))
      const beacon = verifier.getByText(/^Round [1-9]\d* of the public randomness beacon/)
      await expect(beacon).toHaveCount(rounds === 'shared' ? 1 : 0)
      expect(await findAxeViolations(verifier)).toEqual([])
    })
  }
})

for (const { id } of registered) {
  test(`${id}: real rounds survive a reload, and the money comes back`, async ({ page, player, text }) => {
    await fundByDeposit(player, 1000)
    await callApi('setAutoTransfer', { auto_transfer: 1 }, player)
    await open(page, `/startGame?gid=${id}`, player)
    let game = await gameFrame(page)
    expect(await mainCents(player)).toBe(0n)
    await openRound(game)
    await page.reload()
    game = await gameFrame(page)
    await playRound(game)

    const menu = text(menuText)
    const dialog = game.getByRole('dialog', { name: menu.title })
    await game.getByRole('button', { name: text(shellText).menu }).click()
    await expectAccessible(page, { include: ['dialog[open]'] })
    await dialog.getByRole('tab', { name: menu.fairness, exact: true }).click()
    await expectAccessible(page, { include: ['dialog[open]'] })
    await dialog.getByRole('tab', { name: menu.history, exact: true }).click()
    await expect(dialog.locator('summary')).not.toHaveCount(0)
    const rounds = (await dialog.locator('summary').allTextContents()).map(netOfRow)
    const { balance } = await readFigures(game)
    expect(balance).toBe(100_000 + rounds.reduce((sum, net) => sum + net, 0))
    await page.keyboard.press('Escape')
    await leaveGame(page, DEFAULT_LOCALE)
    await expect(page.getByText(/已取回 .* 元至主錢包/)).toBeVisible()
    expect(await mainCents(player)).toBe(await allCents(player))
    expect(await mainCents(player)).toBe(BigInt(balance))
  })
}
