import { formatAmount } from '@gamehall/web-client/money/format-amount.ts'
import { MINES_BET } from '../../apps/arcade/games/mines/rules.ts'
import { expectAccessibleOverlay } from '../fixtures/accessibility.ts'
import { callApi } from '../fixtures/api.ts'
import { gameFrame, leaveGame } from '../fixtures/game.ts'
import { expectSameChange } from '../fixtures/game-journey.ts'
import { openRound, playRound, readFigures } from '../fixtures/game-rounds.ts'
import { mainCents } from '../fixtures/money.ts'
import { fundByDeposit } from '../fixtures/players.ts'
import { sandbox } from '../fixtures/sandbox.ts'
import { type StartedServer, startServer } from '../fixtures/start-server.ts'
import { expect, open, test, visibleText } from '../fixtures/test.ts'

// A site has one wallet mode: this one plays from the main wallet. Its journeys share one server, in one worker.
test.describe.configure({ mode: 'default' })
let server: StartedServer
const before = process.env.E2E_BASE_URL
test.beforeAll(async () => {
  server = await startServer({ GAME_PROVIDERS: 'arcade-seamless' })
  process.env.E2E_BASE_URL = server.url
})
test.afterAll(async () => {
  process.env.E2E_BASE_URL = before
  await server.stop()
})

test('a game on the main wallet is topped up by a deposit over its frame', async ({ page, player }) => {
  await open(page, '/startGame?gid=mines', player)
  const game = await gameFrame(page)
  await page.locator('iframe').evaluate((frame) => frame.setAttribute('data-before', ''))
  await game.getByRole('button', { name: '開始尋寶' }).click()
  await game.getByRole('dialog').getByRole('button', { name: '補充餘額' }).click()

  const deposit = page.getByRole('dialog', { name: '存款', exact: true })
  await deposit.getByLabel('存款金額（TWD）').fill('600')
  await expectAccessibleOverlay(page)
  await deposit.getByRole('button', { name: '建立存款訂單' }).click()
  await expect(deposit.getByText('您可以回到遊戲邊玩邊等')).toBeVisible()
  await deposit.getByRole('link', { name: '詢問這筆訂單' }).click()
  await page.getByRole('dialog', { name: '要離開遊戲嗎？' }).getByRole('button', { name: '繼續遊戲' }).click()
  await deposit.getByRole('button', { name: '回到遊戲' }).click()
  await expect(deposit).toBeHidden()

  const [order] = (await callApi('listDeposits', {}, player)).list
  await sandbox.pay(order?.order_no ?? '')
  await expect.poll(() => mainCents(player)).toBeGreaterThan(0n)
  const { balance } = await callApi('getUserInfo', {}, player)
  await expect(game.getByText(balance).first()).toBeVisible()
  await expect(page.locator('iframe[data-before]')).toBeVisible()
  await game.getByRole('button', { name: '開始尋寶' }).click()
  await expect(game.getByRole('button', { name: '隨機挖一格' })).toBeEnabled()

  await leaveGame(page)
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(page.getByText('未完成的一局')).toBeVisible()
})

test('a round takes its bet from the main wallet and pays its win there, and the hall shows what the game showed', async ({
  page,
  player,
}) => {
  await fundByDeposit(player, 1_000)
  await open(page, '/startGame?gid=mines', player)
  const game = await gameFrame(page)
  const before = await readFigures(game)
  expect(await mainCents(player)).toBe(BigInt(before.balance))
  await openRound(game)
  expect(await expectSameChange(game, before)).toBe(-Number(MINES_BET.start))
  expect(await mainCents(player)).toBe(BigInt(before.balance) - MINES_BET.start)
  let won = 0
  while (won <= 0) {
    const known = await readFigures(game)
    await playRound(game)
    won = await expectSameChange(game, known)
  }
  const { balance } = await readFigures(game)
  await expect.poll(() => mainCents(player)).toBe(BigInt(balance))
  await leaveGame(page)
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(visibleText(page, formatAmount(BigInt(balance)))).toBeVisible()
})
