import type { FrameLocator } from '@playwright/test'
import { baccaratText } from '../../apps/arcade/games/baccarat/text.ts'
import { dragonGateText } from '../../apps/arcade/games/dragon-gate/text.ts'
import { minesText } from '../../apps/arcade/games/mines/text.ts'
import { pearlTideText } from '../../apps/arcade/games/pearl-tide/text.ts'
import { plinkoText } from '../../apps/arcade/games/plinko/text.ts'
import { rouletteText } from '../../apps/arcade/games/roulette/text.ts'
import { sicBoText } from '../../apps/arcade/games/sic-bo/text.ts'
import { autoplayText } from '../../apps/arcade/web/shared/autoplay/autoplay-text.ts'
import { findCutLabels } from '../fixtures/find-cut-labels.ts'
import { gameFrame, playedFrame } from '../fixtures/game.ts'
import { expectAccessible } from '../fixtures/game-journey.ts'
import { ENGLISH } from '../fixtures/languages.ts'
import { expect, open, test } from '../fixtures/test.ts'

test.use(ENGLISH)

const auto = autoplayText.en
const mines = minesText.en

/** Sheets of each game beside its menu: the words of the button that opens one, and before it what has to be pressed first. */
const SHEETS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'dragon-gate': [[dragonGateText.en.chooseBet], [auto.title]],
  'pearl-tide': [[pearlTideText.en.chooseBet], [auto.title]],
  'neon-sevens': [[auto.title]],
  mines: [[mines.statsShort], [auto.short, mines.patterns.corners, auto.title]],
  plinko: [[plinkoText.en.odds], [auto.title]],
  roulette: [[rouletteText.en.stats], [rouletteText.en.favourites]],
  baccarat: [[baccaratText.en.openRoads], [baccaratText.en.others]],
  'sic-bo': [[sicBoText.en.road], [sicBoText.en.players]],
}

const press = (game: FrameLocator, words: string) =>
  game.getByRole('main').getByRole('button', { name: words }).first().click()

for (const [id, sheets] of Object.entries(SHEETS))
  test(`${id}: every sheet can be opened, is accessible, and has room for enlarged text`, async ({
    page,
    language,
  }) => {
    await open(page, `/startGame?gid=${id}&trial=1`)
    const game = await gameFrame(page, language)
    const sheet = game.locator('dialog[open]')
    const frame = playedFrame(page)
    for (const presses of sheets) {
      for (const words of presses) await press(game, words)
      await expect(sheet).toBeVisible()
      await expectAccessible(page, { include: ['dialog[open]'] })
      for (const scale of ['150%', '200%']) {
        await frame.evaluate(`document.documentElement.style.fontSize = '${scale}'`)
        expect.soft(await findCutLabels(frame, 'dialog[open]'), `${presses}, ${scale}`).toEqual([])
      }
      await frame.evaluate("document.documentElement.style.fontSize = ''")
      await page.keyboard.press('Escape')
      await expect(sheet).toBeHidden()
    }
  })
