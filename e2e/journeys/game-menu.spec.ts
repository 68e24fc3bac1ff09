import { gameFrame, playedFrame } from '../fixtures/game.ts'
import { playRound } from '../fixtures/game-rounds.ts'
import { ENGLISH } from '../fixtures/languages.ts'
import { expect, open, test } from '../fixtures/test.ts'
import { findTextOverlaps } from '../fixtures/text-overlaps.ts'

// Its words are the longer ones.
test.use(ENGLISH)

/** With the player's own seeds, with those of a table, and with the widest tables of figures. */
const GAMES = ['mines', 'plinko', 'baccarat', 'blackjack'] as const

/** Runs in a game: how many pixels the open sheet scrolls sideways. */
const SIDEWAYS = `(() => {
  const parts = [...document.querySelectorAll('dialog[open] [class*="_body_"]')]
  return parts.length === 0 ? null : Math.max(...parts.map((part) => part.scrollWidth - part.clientWidth))
})()`

for (const id of GAMES)
  test(`twice the text size: no page of the menu of ${id} is wider than the screen`, async ({
    page,
    language,
  }) => {
    await open(page, `/startGame?gid=${id}&trial=1`)
    const game = await gameFrame(page, language)
    const frame = playedFrame(page)
    await game.locator('header button').last().click()
    const tabs = game.getByRole('tab')
    await expect(tabs).toHaveCount(4)
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      await expect.poll(() => frame.evaluate('innerWidth')).toBe(width)
      for (const size of ['100%', '200%']) {
        await frame.evaluate(`document.documentElement.style.fontSize = '${size}'`)
        for (const tab of await tabs.all()) {
          await tab.click()
          await expect(tab).toHaveAttribute('aria-selected', 'true')
          expect
            .soft(await frame.evaluate(SIDEWAYS), `${width} px, ${size}: ${await tab.textContent()}`)
            .toBe(0)
        }
      }
    }
  })

/** Runs in a game: the texts of its past rounds that are broken between letters. */
const FIND_BROKEN_WORDS = `[...document.querySelectorAll('dialog[open] summary [class*="_what_"] *')]
  .filter((part) => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).display === 'block'
    || part.getBoundingClientRect().width < 4 * Number.parseFloat(getComputedStyle(part).fontSize))
  .map((part) => part.textContent)`

test('twice the text size: what a past round was and what it paid lie beside or below each other', async ({
  page,
  language,
}) => {
  await open(page, '/startGame?gid=plinko&trial=1')
  const game = await gameFrame(page, language)
  const frame = playedFrame(page)
  await playRound(game)
  await game.locator('header button').last().click()
  await game.getByRole('tab').nth(1).click()
  await expect(game.locator('summary')).toHaveCount(1)
  await frame.evaluate("document.documentElement.style.fontSize = '200%'")
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await expect.poll(() => frame.evaluate('innerWidth')).toBe(width)
    expect.soft(await frame.evaluate(FIND_BROKEN_WORDS), `${width} px`).toEqual([])
    const overlaps = await findTextOverlaps(frame)
    expect
      .soft(
        overlaps.filter((pair) => /bet|paid/i.test(pair)),
        `${width} px`,
      )
      .toEqual([])
  }
})
