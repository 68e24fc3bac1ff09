import { gameFrame, playedFrame } from '../fixtures/game.ts'
import { ENGLISH } from '../fixtures/languages.ts'
import { expect, open, test } from '../fixtures/test.ts'

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
