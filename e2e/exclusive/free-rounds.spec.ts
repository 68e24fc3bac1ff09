import { freeRoundsText } from '../../apps/arcade/web/shared/free-rounds/free-rounds-text.ts'
import { launchText } from '../../apps/player/src/features/games/launch/launch-text.ts'
import { expectAccessibleOverlay } from '../fixtures/accessibility.ts'
import { callApi } from '../fixtures/api.ts'
import { gameFrame, leaveGame } from '../fixtures/game.ts'
import { centsOf, playRound, readFigures } from '../fixtures/game-rounds.ts'
import { cents, mainCents } from '../fixtures/money.ts'
import { fundByDeposit } from '../fixtures/players.ts'
import { sandbox } from '../fixtures/sandbox.ts'
import { expect, open, test } from '../fixtures/test.ts'

const ROUNDS = 2

/** Plinko: every bin pays something. */
test('free rounds that an operator gives are played without money; what they win is withheld until its turnover is met', async ({
  page,
  text,
  player,
}) => {
  const words = text(freeRoundsText)
  const launch = text(launchText)
  // Without money there is no sheet: the game opens at once.
  await fundByDeposit(player, 100)
  const { user_id } = await callApi('getUserInfo', {}, player)
  const grant = { player_id: user_id, gid: 'plinko', rounds: ROUNDS, stake: '10.00' }
  await sandbox.operate('grant-free-rounds', grant)
  const grants = async () => (await callApi('listFreeRounds', {}, player)).list
  await expect.poll(async () => (await grants()).map(({ left }) => left)).toEqual([ROUNDS])

  await open(page, '/startGame?gid=plinko', player)
  const sheet = page.getByRole('dialog', { name: launch.transferTitle })
  await expect(sheet.getByText(`您有 ${ROUNDS} 局免費局（每局 10.00，`)).toBeVisible()
  await expectAccessibleOverlay(page)
  await sheet.getByRole('button', { name: launch.enter }).click()
  const game = await gameFrame(page)
  await expect(game.getByText(words.left(ROUNDS, ROUNDS))).toBeVisible()
  for (let round = 0; round < ROUNDS; round += 1) await playRound(game)
  await expect(game.getByText(words.over)).toBeVisible()
  expect((await readFigures(game)).balance, 'no money moves by a free round').toBe(0)
  const won = centsOf((await game.getByText(/^共贏得/).textContent())?.split('，')[0] ?? '')
  expect(won).toBeGreaterThan(0)
  await game.getByRole('button', { name: words.done }).click()
  await expect(game.getByText(words.over)).toBeHidden()
  await leaveGame(page)

  // The hall pulls the rounds and credits what they won.
  await sandbox.advanceClock(61)
  await expect.poll(() => mainCents(player), { timeout: 30_000 }).toBe(cents('100') + BigInt(won))
  expect(await grants()).toEqual([])
  const { credits } = await callApi('getTurnoverTerms', {}, player)
  expect(credits.map(({ amount, withheld }) => [cents(amount), cents(withheld)])).toEqual([
    [cents('100'), cents('100')],
    [BigInt(won), BigInt(won)],
  ])
})
