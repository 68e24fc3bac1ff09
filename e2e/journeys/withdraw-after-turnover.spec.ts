import { callApi } from '../fixtures/api.ts'
import { gameFrame, leaveGame, spinForTurnover } from '../fixtures/game.ts'
import { cents } from '../fixtures/money.ts'
import { PAY_PASSWORD, registerPayee } from '../fixtures/payees.ts'
import type { Player } from '../fixtures/players.ts'
import { sandbox } from '../fixtures/sandbox.ts'
import { expect, open, test, visibleText } from '../fixtures/test.ts'

const DEPOSIT = 100

async function depositAtStore(player: Player): Promise<void> {
  const { channels } = await callApi('getDepositInfo', {}, player)
  const channel = channels.find(({ method }) => method === 'cvs')
  const { order_no } = await callApi(
    'createDeposit',
    { channel_id: channel?.channel_id ?? '', amount: DEPOSIT, store: 'family' },
    player,
  )
  await sandbox.pay(order_no)
  await expect.poll(async () => (await callApi('getDeposit', { order_no }, player)).status).toBe(3)
}

const washLeft = async (player: Player) => cents((await callApi('getUserInfo', {}, player)).wash_balance)

test('a deposit can be withdrawn to the bank once its turnover is met', async ({ page }) => {
  test.setTimeout(180_000)
  const player = await registerPayee()
  await depositAtStore(player)

  await test.step('only the deposit is withheld, with a link to its turnover', async () => {
    await open(page, '/newWithdraw', player)
    await expect(page.getByText('目前可提款 5,000.00 TWD')).toBeVisible()
    await expect(page.getByText('流水達標前扣留 100.00 TWD')).toBeVisible()
    await page.getByLabel('提款金額（TWD）').fill('5001')
    await expect(page.getByText('部分餘額的流水尚未達標，目前最多可提 5,000.00 TWD')).toBeVisible()
    await expect(page.getByRole('progressbar', { name: '存款 的流水進度' })).toBeVisible()
    await page.getByRole('link', { name: '查看流水明細' }).click()
    await expect(page.getByRole('progressbar', { name: '流水進度', exact: true })).toBeVisible()
  })

  await test.step('play until the turnover is met', async () => {
    await callApi('setAutoTransfer', { auto_transfer: 1 }, player)
    await page.goto('/#/startGame?gid=dragon-gate')
    const game = await gameFrame(page)
    await game.getByRole('button', { name: '快速' }).click()
    await spinForTurnover(page, game, 10)
    await leaveGame(page)
    await expect(page.getByText(/已取回 .* 元至主錢包/)).toBeVisible()
    await expect.poll(() => washLeft(player), { timeout: 40_000 }).toBe(0n)
  })

  await test.step('withdraw to the bank', async () => {
    await page.goto('/#/newWithdraw')
    await expect(visibleText(page, '提款條件皆已符合')).toBeVisible()
    await page.getByLabel('提款金額（TWD）').filter({ visible: true }).fill('1000')
    await page.getByRole('button', { name: '下一步：確認內容' }).click()
    const sheet = page.getByRole('dialog', { name: '確認提款' })
    await sheet.getByLabel('提款密碼').fill(PAY_PASSWORD)
    await sheet.getByRole('button', { name: '確認並送出提款' }).click()
    await expect(page).toHaveURL(/#\/order\/newWithdraw\?order_no=W/)
    await expect(visibleText(page, /^已到帳$/)).toBeVisible({ timeout: 60_000 })
  })
})
