import { gameFrame, leaveGame, spin } from '../fixtures/game.ts'
import { generatePlayer, waitForCode } from '../fixtures/players.ts'
import { sandbox } from '../fixtures/sandbox.ts'
import { waitForServiceWorker } from '../fixtures/service-worker.ts'
import { expect, open, test, visibleText } from '../fixtures/test.ts'

// As for a returning player: the service worker is there from the start.
test.use({ serviceWorkers: 'allow' })

test('register, deposit, play, withdraw, and find everything in the records', async ({ page }) => {
  test.setTimeout(120_000)
  const newcomer = generatePlayer()

  await test.step('register by SMS', async () => {
    await open(page, '/register')
    await waitForServiceWorker(page)
    await page.getByLabel('手機號碼').fill(newcomer.phone)
    await page.getByRole('button', { name: /取得驗證碼|傳送驗證碼|獲取/ }).click()
    const code = await waitForCode(newcomer.phone)
    await page.getByLabel('簡訊驗證碼').fill(code)
    await expect(page.getByText('為您建議的帳號，可自行更改'), 'a name is suggested').toBeVisible()
    await page.getByLabel('帳號', { exact: true }).fill(newcomer.account)
    await expect(page.getByText('此帳號可以使用')).toBeVisible()
    await page.getByLabel('密碼', { exact: true }).fill(newcomer.password)
    await page.getByLabel('出生日期').fill('2020-01-01')
    await page.locator('form').getByRole('button', { name: /註冊/ }).click()
    await expect(page.getByText('年滿 18 歲才能註冊', { exact: true })).toBeVisible()
    await page.getByLabel('出生日期').fill('1990-05-06')
    await page.locator('form').getByRole('button', { name: /註冊/ }).click()
    await expect(page).toHaveURL(/#\/(improveInformation)?$/)
    if (page.url().endsWith('improveInformation'))
      await page.getByRole('button', { name: '稍後再說' }).click()
    await expect(page).toHaveURL(/#\/$/)
  })

  await test.step('deposit by ATM; the balance updates by push', async () => {
    await page.getByRole('link', { name: '存款', exact: true }).click()
    await page.getByLabel('存款金額（TWD）').fill('2000')
    await page.getByRole('button', { name: '建立存款訂單' }).click()
    await expect(page).toHaveURL(/#\/order\/deposit\?order_no=/)
    await expect(visibleText(page, '等待付款')).toBeVisible()
    const order = new URL(page.url()).hash.split('order_no=')[1] ?? ''
    await sandbox.pay(order)
    await expect(visibleText(page, '已入帳')).toBeVisible()
  })

  await test.step('enter the slot by fast transfer and play', async () => {
    await page.goto('/#/')
    await expect(visibleText(page, '2,000.00')).toBeVisible()
    await page
      .getByRole('link', { name: /龍門寶藏/ })
      .last()
      .click()
    await page.getByLabel('轉入金額').fill('1000')
    await page.getByRole('button', { name: '轉入 1,000 元並進入' }).click()
    const game = await gameFrame(page)
    await game.getByRole('button', { name: '快速' }).click()
    for (let round = 0; round < 3; round += 1) await spin(page, game)
  })

  await test.step('leave: the remaining balance is transferred back', async () => {
    await leaveGame(page)
    await expect(page.getByText(/已取回 .* 元至主錢包/)).toBeVisible()
    await expect(page).toHaveURL(/#\/$/)
  })

  await test.step('every step is in the records', async () => {
    await page.goto('/#/assets/gameAssets')
    await expect(visibleText(page, '極光電子')).toBeVisible()
    await page.goto('/#/betting_record')
    await expect(visibleText(page, '龍門寶藏')).toBeVisible({ timeout: 30_000 })
    await page.goto('/#/transaction_record')
    await expect(visibleText(page, '+2,000.00')).toBeVisible()
    await expect(visibleText(page, '−1,000.00')).toBeVisible()
    await page.goto('/#/deposit/record')
    await expect(visibleText(page, '2,000.00')).toBeVisible()
  })
})
