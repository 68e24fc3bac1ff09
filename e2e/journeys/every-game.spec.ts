import * as games from '../../apps/arcade/games/index.ts'
import { callApi } from '../fixtures/api.ts'
import { gameFrame, leaveGame } from '../fixtures/game.ts'
import { expectHistory, replayNewest, verifyWonRound } from '../fixtures/game-history.ts'
import {
  chooseTab,
  expectAccessible,
  openMenu,
  playUntilWonAndLost,
  REPEAT_MS,
} from '../fixtures/game-journey.ts'
import { LONGEST_ROUND_MS, readFigures } from '../fixtures/game-rounds.ts'
import { ENGLISH } from '../fixtures/languages.ts'
import { allCents, mainCents } from '../fixtures/money.ts'
import { fundByDeposit } from '../fixtures/players.ts'
import { expect, open, test } from '../fixtures/test.ts'

const DEPOSIT = 5_000
const DIALOG = { include: ['dialog[open]'] }

test.setTimeout(60_000 + REPEAT_MS + LONGEST_ROUND_MS)

for (const { id, rounds: kind, mark } of Object.values(games)) {
  test.describe('in English', () => {
    test.use(ENGLISH)
    test(`${id}: trial rounds are won and lost, survive a reload, are kept, replayed and verified`, async ({
      page,
      language,
    }) => {
      await open(page, `/startGame?gid=${id}&trial=1`)
      const game = await gameFrame(page, language)
      await expectAccessible(page, { include: ['main'] })
      const journey = { page, game, id, kind, language, isTrial: true }
      const played = await playUntilWonAndLost(journey)
      const menu = await openMenu(journey, 'history')
      await expectHistory(journey, menu, played)
      await expectAccessible(page, DIALOG)
      await replayNewest(journey, menu)
      await verifyWonRound(journey)
    })
  })

  test(`${id}: real rounds are won and lost, survive a reload and a lost connection, are kept, replayed and verified, and the money comes back`, async ({
    page,
    player,
    language,
  }) => {
    await fundByDeposit(player, DEPOSIT)
    await callApi('setAutoTransfer', { auto_transfer: 1 }, player)
    await open(page, `/startGame?gid=${id}`, player)
    const game = await gameFrame(page)
    expect(await mainCents(player)).toBe(0n)
    const journey = { page, game, id, kind, language, isTrial: false }
    const played = await playUntilWonAndLost(journey)
    const menu = await openMenu(journey, 'info')
    await expectAccessible(page, DIALOG)
    await chooseTab(journey, 'history')
    await expectHistory(journey, menu, played)
    await replayNewest(journey, menu)
    await verifyWonRound(journey)
    const { balance } = await readFigures(game)
    expect(balance).toBe(DEPOSIT * 100 + played.change)
    await page.keyboard.press('Escape')
    await leaveGame(page)
    await expect(page.getByText(/已取回 .* 元至主錢包/)).toBeVisible()
    expect(await mainCents(player)).toBe(await allCents(player))
    expect(await mainCents(player)).toBe(BigInt(balance))
    const { list } = await callApi('listLastResults', {}, player)
    expect(list.map(({ gid }) => gid)).toEqual(mark === undefined ? [] : [id])
  })
}
