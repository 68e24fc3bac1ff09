import { freeRoundsText } from '../../apps/arcade/web/shared/free-rounds/free-rounds-text.ts'
import { callApi } from '../fixtures/api.ts'
import { gameFrame } from '../fixtures/game.ts'
import { playRound, readFigures } from '../fixtures/game-rounds.ts'
import { sandbox } from '../fixtures/sandbox.ts'
import { expect, open, test } from '../fixtures/test.ts'

test('free rounds that an operator gives are played without money, up to their end', async ({
  page,
  text,
  player,
}) => {
  const words = text(freeRoundsText)
  const { user_id } = await callApi('getUserInfo', {}, player)
  const gift = { player_id: user_id, gid: 'neon-sevens', rounds: 2, stake: '10.00' }
  await sandbox.operate('grant-free-rounds', gift)
  await expect
    .poll(async () => (await callApi('listFreeRounds', {}, player)).list.map(({ left }) => left))
    .toEqual([2])
  await open(page, '/startGame?gid=neon-sevens', player)
  const game = await gameFrame(page)
  await expect(game.getByText(words.left(2, 2))).toBeVisible()
  await playRound(game)
  await expect(game.getByText(words.left(1, 2))).toBeVisible()
  await playRound(game)
  await expect(game.getByText(words.over)).toBeVisible()
  expect(await readFigures(game)).toEqual({ balance: 0, net: 0 })
  await game.getByRole('button', { name: words.done }).click()
  await expect(game.getByText(words.over)).toBeHidden()
})
