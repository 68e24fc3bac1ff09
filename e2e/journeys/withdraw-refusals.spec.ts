import type { Page } from '@playwright/test'
import { expectAccessibleOverlay } from '../fixtures/accessibility.ts'
import { addCard, verifyName } from '../fixtures/cards.ts'
import { mainCents } from '../fixtures/money.ts'
import { PAY_PASSWORD, registerPayee } from '../fixtures/payees.ts'
import { fundByDeposit } from '../fixtures/players.ts'
import { sandbox } from '../fixtures/sandbox.ts'
import { expect, open, test, visibleText } from '../fixtures/test.ts'

test('each unmet withdrawal condition is shown with its solution', async ({ page, player }) => {
  await fundByDeposit(player, 1000)
  await open(page, '/newWithdraw', player)
  const condition = (name: string) => page.getByRole('listitem').filter({ hasText: name })

  await test.step('each condition links to the page that resolves it', async () => {
    for (const [name, words, fix, address] of [
      ['實名認證', '請先完成實名認證，約 3 分鐘', '前往認證', '/authentication'],
      ['流水', '尚需完成 1,000.00 TWD 的有效投注', '查看流水', '/wash_volume'],
      ['提款密碼', '請先設定提款密碼', '設定提款密碼', '/setting?open=pay_password'],
      ['收款帳戶', '請先新增銀行卡或收款地址', '前往新增', '/bank'],
    ] as const) {
      await expect(condition(name).getByText(words)).toBeVisible()
      await condition(name).getByRole('link', { name: fix }).click()
      await expect(page).toHaveURL((url) => url.hash === `#${address}`)
      await page.goBack()
      await expect(page.getByRole('heading', { name: '提款前須完成' })).toBeVisible()
    }
    await expect(page.getByText('還有 4 項未符合')).toBeVisible()
    await expect(page.getByRole('button', { name: '下一步：確認內容' })).toBeDisabled()
  })

  await test.step('conditions resolved by operators update live', async () => {
    await verifyName(player)
    await expect(page.getByText('還有 3 項未符合')).toBeVisible()
  })

  await test.step('a rejected card shows the reason and the next step', async () => {
    const { card_id } = await addCard(player)
    await page.goto('/#/bank')
    await expect(visibleText(page, '審核中')).toBeVisible()
    await sandbox.operate('reject-bank-card', { card_id, message: '照片模糊，看不清楚帳號' })
    await expect(visibleText(page, '原因：照片模糊，看不清楚帳號')).toBeVisible()
    await page.getByRole('link', { name: '重新新增' }).click()
    await expect(page).toHaveURL(/#\/bind_bank_card$/)
    await page.goto('/#/newWithdraw')
    await expect(page.getByRole('radio', { name: /照片模糊/ })).toBeDisabled()
  })
})

async function askFor(page: Page, amount: string, password: string): Promise<void> {
  // The previous page is kept alive, hidden.
  await page.getByLabel('提款金額（TWD）').filter({ visible: true }).fill(amount)
  await page.getByRole('button', { name: '下一步：確認內容' }).click()
  const sheet = page.getByRole('dialog', { name: '確認提款' })
  await sheet.getByLabel('提款密碼').fill(password)
  await sheet.getByRole('button', { name: '確認並送出提款' }).click()
}

test('a rejected withdrawal shows the reason, and the money is returned', async ({ page }) => {
  const player = await registerPayee()
  await open(page, '/newWithdraw', player)

  await test.step('an invalid amount is reported beside the field', async () => {
    for (const [amount, words] of [
      ['6000', '超過錢包餘額 5,000.00 TWD'],
      ['99', '提款金額不可低於 100.00 TWD'],
    ] as const) {
      await page.getByLabel('提款金額（TWD）').fill(amount)
      await page.getByRole('button', { name: '下一步：確認內容' }).click()
      await expect(page.getByText(words)).toBeVisible()
    }
  })

  await test.step('a wrong pay password moves no money and links to its reset', async () => {
    await askFor(page, '4000', 'Wrong2026')
    const sheet = page.getByRole('dialog', { name: '確認提款' })
    await expect(sheet.getByText('提款密碼不正確')).toBeVisible()
    await expectAccessibleOverlay(page)
    await expect(sheet.getByRole('link', { name: '忘記或尚未設定提款密碼？' })).toBeVisible()
    expect(await mainCents(player)).toBe(500_000n)
    await sheet.getByLabel('提款密碼').fill(PAY_PASSWORD)
    await sheet.getByRole('button', { name: '確認並送出提款' }).click()
    await expect(page).toHaveURL(/#\/order\/newWithdraw\?order_no=W/)
  })

  await test.step('rejected by an operator: the reason is shown and the money returned', async () => {
    expect(await mainCents(player)).toBe(100_000n)
    const orderNo = new URL(page.url()).hash.split('order_no=')[1]
    await sandbox.operate('reject-withdrawal', { order_no: orderNo, message: '請提供帳戶證明' })
    await expect(page.getByText('審核未通過：請提供帳戶證明。金額已退回錢包。')).toBeVisible()
    expect(await mainCents(player)).toBe(500_000n)
  })

  await test.step('a payout the bank returns is reported too', async () => {
    await page.getByRole('link', { name: '再次提款' }).click()
    await askFor(page, '1000', PAY_PASSWORD)
    await expect(page).toHaveURL(/order_no=W/)
    const orderNo = new URL(page.url()).hash.split('order_no=')[1] ?? ''
    await expect(visibleText(page, /^出款中$/)).toBeVisible({ timeout: 20_000 })
    // The status changes a moment before the bank receives the payout.
    await expect(() => sandbox.returnPayout(orderNo)).toPass()
    await expect(visibleText(page, /^出款失敗$/)).toBeVisible({ timeout: 30_000 })
    expect(await mainCents(player)).toBe(500_000n)
  })
})
