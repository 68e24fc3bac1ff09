import { expectAccessibleOverlay } from '../fixtures/accessibility.ts'
import { callApi } from '../fixtures/api.ts'
import { registerPayee } from '../fixtures/payees.ts'
import type { Player } from '../fixtures/players.ts'
import { expect, open, test, visibleText } from '../fixtures/test.ts'

async function balances(player: Player): Promise<readonly string[]> {
  return (await callApi('listWallets', {}, player)).list.map(({ balance }) => balance)
}

test('TWD is exchanged to USDT and back at the quoted price', async ({ page }) => {
  const player = await registerPayee()
  await open(page, '/walletHome', player)
  const exchange = async (amount: string) => {
    await page
      .getByLabel(/付出金額/)
      .filter({ visible: true })
      .fill(amount)
    await page.getByRole('button', { name: '取得報價' }).click()
    const sheet = page.getByRole('dialog', { name: '確認兌換' })
    await expect(sheet.getByRole('timer')).toBeVisible()
    await expectAccessibleOverlay(page)
    await sheet.getByRole('button', { name: '確認兌換' }).dblclick()
    await expect(page).toHaveURL(/#\/wallet\/outcome\?order_no=X/)
  }

  await test.step('there', async () => {
    await page.getByRole('link', { name: '兌換' }).first().click()
    await page.getByLabel('付出金額（TWD）').fill('9999')
    await page.getByRole('button', { name: '取得報價' }).click()
    await expect(page.getByText('超過錢包餘額 5,000.00 TWD')).toBeVisible()
    await exchange('318')
    await expect(visibleText(page, '已存入您的 USDT 錢包，可立即使用。')).toBeVisible()
    expect(await balances(player)).toEqual(['4682.00', '10.000000'])
  })

  await test.step('back returns to the wallets with the new balances', async () => {
    await page.goBack()
    await expect(page).toHaveURL(/#\/walletHome$/)
    await expect(visibleText(page, '4,682.00')).toBeVisible()
  })

  await test.step('exchanging back adds a turnover requirement that withholds only that amount', async () => {
    await page.goto('/#/wallet/walletHome/exchange')
    await page.getByRole('button', { name: '交換方向' }).click()
    await exchange('10')
    await expect(
      visibleText(page, '已存入您的主錢包，可立即使用；完成等額流水前，只有此金額不可提款。'),
    ).toBeVisible()
    expect(await balances(player)).toEqual(['4994.00', '0.000000'])
    await page.goto('/#/wallet/walletHome/exchange')
    await page.getByLabel('付出金額（TWD）').fill('4682.01')
    await expect(page.getByText('部分餘額的流水尚未達標，目前最多可付出 4,682.00 TWD')).toBeVisible()
    const refusal = callApi('quoteExchange', { from: 'TWD', to: 'USDT', amount: '4682.01' }, player)
    await expect(refusal).rejects.toThrow('quoteExchange answered 10167')
    await page.getByLabel('付出金額（TWD）').fill('318')
    await page.getByRole('button', { name: '取得報價' }).click()
    await expect(page.getByRole('dialog', { name: '確認兌換' })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('both appear in each wallet’s records with their orders', async () => {
    await page.goto('/#/wallet/walletHome/dec/USDT')
    await expect(visibleText(page, '兌換轉出')).toBeVisible()
    await page
      .getByRole('button', { name: /兌換轉入/ })
      .filter({ visible: true })
      .click()
    await page.getByRole('link', { name: '查看交易詳情' }).click()
    await expect(visibleText(page, '1 USDT = 31.8000 TWD')).toBeVisible()
  })
})

test('when player transfers are disabled, the page says so and offers on-chain sending', async ({
  page,
  player,
}) => {
  await open(page, '/wallet/walletHome/send?to=player', player)
  await expect(page.getByText('本站未開放玩家之間互轉')).toBeVisible()
  await expect(page.getByLabel('收款玩家')).toHaveCount(0)
  await page.getByRole('button', { name: '轉出到鏈上地址' }).click()
  await expect(page.getByRole('radio', { name: /USDT 錢包轉出/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: /銀行/ })).toHaveCount(0)
  const refusal = callApi('findRecipient', { recipient: 'play12345678' }, player)
  await expect(refusal).rejects.toThrow('findRecipient answered 403')
})

test('a transfer to a platform and back shows each step and keeps the amount', async ({ page }) => {
  const player = await registerPayee()
  await open(page, '/wallet/walletHome/transfer', player)
  await page.getByRole('button', { name: '轉換 極光電子' }).click()
  const sheet = page.getByRole('dialog').filter({ visible: true })
  await sheet.getByLabel(/轉換金額/).fill('1000')
  await expectAccessibleOverlay(page)
  await sheet.getByRole('button', { name: '確認轉入' }).dblclick()
  await expect(page.getByText('4,000.00').first()).toBeVisible()
  await expect.poll(() => balances(player)).toEqual(['4000.00', '0.000000'])
  await page.getByRole('button', { name: '一鍵回收' }).click()
  await page.getByRole('button', { name: '完成' }).click()
  await expect.poll(() => balances(player)).toEqual(['5000.00', '0.000000'])
  await expect(page.getByText('5,000.00').first()).toBeVisible()
})
