import { callApi } from '../fixtures/api.ts'
import { PAY_PASSWORD, registerPayee } from '../fixtures/payees.ts'
import { registerPlayer } from '../fixtures/players.ts'
import { sandbox } from '../fixtures/sandbox.ts'
import { expect, open, test, visibleText } from '../fixtures/test.ts'

test.afterEach(() => sandbox.operate('switch-player-transfers', { is_on: false }))

test('when player transfers are enabled, money arrives at once', async ({ page }) => {
  await sandbox.operate('switch-player-transfers', { is_on: true })
  const [sender, recipient] = [await registerPayee(), await registerPlayer()]
  await open(page, '/wallet/walletHome/send?to=player&currency=TWD', sender)

  await test.step('an unknown recipient, an empty amount and oneself are reported beside the field', async () => {
    await page.getByRole('button', { name: '下一步：確認對象' }).click()
    await expect(page.getByText('請輸入收款玩家')).toBeVisible()
    await expect(page.getByText('請輸入轉出金額')).toBeVisible()
    await page.getByLabel('轉出金額（TWD）').fill('500')
    for (const [name, words] of [
      ['nobody12345', '找不到此玩家'],
      [sender.account, '不能轉給自己'],
    ] as const) {
      await page.getByLabel('收款玩家').fill(name)
      await page.getByRole('button', { name: '下一步：確認對象' }).click()
      await expect(page.getByText(words)).toBeVisible()
    }
  })

  await test.step('the recipient is shown; a wrong password moves no money; then it is sent once', async () => {
    await page.getByLabel('收款玩家').fill(recipient.account)
    await page.getByRole('button', { name: '下一步：確認對象' }).click()
    const sheet = page.getByRole('dialog', { name: '確認轉出' })
    await expect(sheet.getByText(/^p\*+（\d+）$/)).toBeVisible()
    await sheet.getByLabel('提款密碼').fill('Wrong2026')
    await sheet.getByRole('button', { name: '確認並轉出' }).click()
    await expect(sheet.getByText('提款密碼不正確')).toBeVisible()
    await sheet.getByLabel('提款密碼').fill(PAY_PASSWORD)
    await sheet.getByRole('button', { name: '確認並轉出' }).dblclick()
    await expect(page).toHaveURL(/#\/wallet\/outcome\?order_no=P/)
    await expect(visibleText(page, '款項已立即存入對方的錢包，無法撤回。')).toBeVisible()
  })

  await test.step('both players have it in their records', async () => {
    expect((await callApi('getUserInfo', {}, sender)).balance).toBe('4500.00')
    expect((await callApi('getUserInfo', {}, recipient)).balance).toBe('500.00')
  })
})
