import { formatDisplayAmount, minor } from '@gamehall/money'
import { expectAccessibleOverlay } from '../fixtures/accessibility.ts'
import { callApi } from '../fixtures/api.ts'
import { gameFrame, leaveGame, spinForTurnover } from '../fixtures/game.ts'
import { cents, mainCents } from '../fixtures/money.ts'
import { PAY_PASSWORD, registerPayee } from '../fixtures/payees.ts'
import { sandbox } from '../fixtures/sandbox.ts'
import { expect, open, test, visibleText } from '../fixtures/test.ts'

const ADDRESS_WAIT_S = 86_400
/** A block every 3 seconds of the server’s clock, and 19 confirmations. */
const BLOCKS_S = 60

const inDollars = (sum: bigint) => formatDisplayAmount(minor(sum), 'TWD')

test('USDT is deposited, played until its turnover is met, and withdrawn to an own address', async ({
  page,
}) => {
  test.setTimeout(300_000)
  const player = await registerPayee()
  let stranger = ''
  let credited = 0n

  await test.step('USDT is deposited', async () => {
    await open(page, '/deposit', player)
    await page.getByRole('radio', { name: /USDT/ }).check()
    await page.getByLabel('存款金額（TWD）').fill('300')
    await page.getByRole('button', { name: '建立存款訂單' }).click()
    await expect(page).toHaveURL(/#\/order\/deposit\?order_no=/)
    const order_no = new URL(page.url()).hash.split('order_no=')[1] ?? ''
    const order = await callApi('getDeposit', { order_no }, player)
    const receiver = order.receiving_address ?? ''
    await sandbox.sendUsdt(receiver, order.pay_amount)
    stranger = await sandbox.payerOf(receiver)
    await page.getByRole('button', { name: '我已轉出 USDT' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toBeVisible()
    await expectAccessibleOverlay(page)
    const before = await mainCents(player)
    await question.getByRole('button', { name: '已轉出' }).click()
    await expect(page.getByText(/\d+ \/ 19/).first(), 'confirmed before one’s eyes').toBeVisible({
      timeout: 30_000,
    })
    await sandbox.advanceClock(BLOCKS_S)
    await expect(visibleText(page, '已入帳')).toBeVisible({ timeout: 30_000 })
    const { actual_amount } = await callApi('getDeposit', { order_no }, player)
    credited = cents(actual_amount ?? '')
    expect(credited).toBeGreaterThanOrEqual(30_000n)
    expect(await mainCents(player)).toBe(before + credited)
  })

  await test.step('only the deposited amount is withheld until its turnover is met', async () => {
    const whole = await mainCents(player)
    await page.goto('/#/newWithdraw')
    await expect(page.getByText(`流水達標前扣留 ${inDollars(credited)} TWD`)).toBeVisible()
    await page.getByRole('radio', { name: /銀行/ }).check()
    await page.getByLabel('提款金額（TWD）').fill(String(whole / 100n))
    const refusal = page.getByText(`目前最多可提 ${inDollars(whole - credited)}`)
    await expect(refusal).toBeVisible()
    await page.getByRole('button', { name: '全部' }).click()
    await expect(refusal).toBeHidden()
  })

  await test.step('it is played', async () => {
    await page.goto('/#/startGame?gid=dragon-gate')
    await page.getByLabel('轉入金額').fill('2000')
    await page.getByRole('button', { name: '轉入 2,000 元並進入' }).click()
    const game = await gameFrame(page)
    await game.getByRole('button', { name: '快速' }).click()
    for (const stake of ['20', '50', '100']) {
      await game.getByRole('button', { name: '增加投注' }).click()
      await expect(game.getByText(new RegExp(`^(NT\\$)?${stake}(\\.00)?$`)).first()).toBeVisible()
    }
    await spinForTurnover(page, game, 4)
    await leaveGame(page)
    await expect(page.getByText(/已取回 .* 元至主錢包/)).toBeVisible()
  })

  await test.step('its turnover is met', async () => {
    const left = async () => (await callApi('getUserInfo', {}, player)).wash_balance
    await expect.poll(left, { timeout: 40_000 }).toBe('0.00')
    await page.goto('/#/wash_volume')
    await expect(page.getByRole('progressbar', { name: '流水進度', exact: true })).toHaveAttribute(
      'aria-valuenow',
      '100',
    )
  })

  await test.step('a new address is locked for a day', async () => {
    const { address_id } = await callApi(
      'addAddress',
      { address: stranger, label: '我的錢包', pay_password: PAY_PASSWORD },
      player,
    )
    expect(address_id).not.toBe('')
    await page.goto('/#/wallet/walletHome/send?currency=TWD')
    await expect(page.getByRole('radio', { name: /我的錢包/ })).toBeDisabled()
    await sandbox.advanceClock(ADDRESS_WAIT_S + 60)
    await page.reload()
    await expect(page.getByRole('radio', { name: /我的錢包/ })).toBeEnabled()
  })

  await test.step('the withdrawal is paid on the chain', async () => {
    const before = await mainCents(player)
    await page.getByLabel('提款金額（TWD）').fill('3000')
    await page.getByRole('button', { name: '下一步：確認內容' }).click()
    const sheet = page.getByRole('dialog', { name: '確認提款' })
    await expect(sheet.getByText(stranger)).toBeVisible()
    await sheet.getByLabel('提款密碼').fill(PAY_PASSWORD)
    await sheet.getByRole('button', { name: '確認並送出提款' }).dblclick()
    await expect(page).toHaveURL(/#\/order\/newWithdraw\?order_no=W/)
    expect(await mainCents(player)).toBe(before - 300_000n)
    const orderNo = new URL(page.url()).hash.split('order_no=')[1] ?? ''
    await sandbox.operate('approve-withdrawal', { order_no: orderNo })
    // A transaction that is signed but not yet broadcast expires after a minute of the server's clock.
    await expect.poll(() => sandbox.paymentsTo(stranger)).toHaveLength(1)
    await expect(async () => {
      await sandbox.advanceClock(BLOCKS_S)
      await expect(visibleText(page, /^已到帳$/)).toBeVisible({ timeout: 5_000 })
    }).toPass({ timeout: 90_000 })
    const { txid } = await callApi('getWithdrawal', { order_no: orderNo }, player)
    expect(txid).toMatch(/^[0-9a-f]{64}$/)
  })

  await test.step('it appears in the records', async () => {
    await page.goto('/#/wallet/walletHome/dec/TWD')
    await page
      .getByRole('button', { name: /USDT 提款/ })
      .filter({ visible: true })
      .click()
    await page.getByRole('link', { name: '查看提款訂單' }).click()
    await expect(visibleText(page, /^已到帳$/)).toBeVisible()
  })
})
