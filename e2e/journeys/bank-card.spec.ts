import { expectAccessibleOverlay } from '../fixtures/accessibility.ts'
import { callApi } from '../fixtures/api.ts'
import { newAccountNumber, renderCardPhoto, verifyName } from '../fixtures/cards.ts'
import { mainCents } from '../fixtures/money.ts'
import { waitForCode } from '../fixtures/players.ts'
import { sandbox } from '../fixtures/sandbox.ts'
import { expect, open, test, visibleText } from '../fixtures/test.ts'
import { WHOLE_BROWSER } from '../launch-options.ts'

test.use(WHOLE_BROWSER)

const CARD_NUMBER = '4111 1111 1111 1111'

test('a bank card is added on a phone, approved and withdrawn to', async ({ page, context, player }) => {
  test.setTimeout(150_000)
  await context.grantPermissions(['camera', 'microphone'])
  const { user_id } = await callApi('getUserInfo', {}, player)
  await sandbox.operate('adjust-balance', {
    player_id: user_id,
    amount: '5000.00',
    wash_percent: 0,
    message: 'journey',
  })

  await test.step('adding a card requires a verified name', async () => {
    await open(page, '/mine', player)
    await page.getByRole('link', { name: '銀行卡' }).click()
    await expect(page.getByRole('button', { name: '新增銀行卡' })).toBeDisabled()
    await expect(page.getByRole('link', { name: '前往實名認證' })).toBeVisible()
    await verifyName(player)
    await expect(page.getByRole('button', { name: '新增銀行卡' })).toBeEnabled()
  })

  await test.step('the photo is read by OCR: number and bank are filled in', async () => {
    await page.getByRole('button', { name: '新增銀行卡' }).click()
    await page.getByRole('button', { name: '開始' }).click()
    await page.getByLabel('從相簿或檔案選擇').setInputFiles({
      name: 'card.jpg',
      mimeType: 'image/jpeg',
      buffer: await renderCardPhoto(context, CARD_NUMBER),
    })
    await page.getByRole('button', { name: '使用這張照片' }).click()
    await expect(page.getByText(`讀到帳號 ${CARD_NUMBER}`)).toBeVisible({ timeout: 20_000 })
    await page.getByRole('button', { name: '下一步' }).click()
    await expect(page.getByRole('button', { name: '銀行: 中國信託 822' })).toBeVisible()
  })

  const number = newAccountNumber()
  await test.step('bank, branch and number survive a reload', async () => {
    await page.getByRole('button', { name: '銀行: 中國信託 822' }).click()
    await page.getByRole('searchbox').fill('玉山')
    await expectAccessibleOverlay(page)
    await page.getByRole('dialog').getByRole('button', { name: /玉山/ }).click()
    await page.getByLabel('分行', { exact: true }).fill('敦南分行')
    await page.reload()
    await expect(page.getByLabel('分行', { exact: true })).toHaveValue('敦南分行')
    await page.getByRole('button', { name: '下一步' }).click()
    await expect(page.getByLabel('帳號')).toHaveValue(CARD_NUMBER)
    await expect(page.getByLabel('戶名')).toHaveValue('王○○')
    await page.getByLabel('帳號').fill(number)
    await page.getByRole('button', { name: '下一步' }).click()
  })

  await test.step('the consent video is recorded', async () => {
    await expect(page.getByText(`末四碼 ${[...number.slice(-4)].join(' ')}`)).toBeVisible()
    await page.getByRole('button', { name: '開啟相機' }).click()
    await page.getByRole('button', { name: '開始錄影' }).click()
    await page.getByRole('button', { name: '完成錄影' }).click()
    await page.getByRole('button', { name: '使用這段影片' }).click()
    await expect(page.getByText('影片已上傳')).toBeVisible()
    await page.getByRole('button', { name: '下一步' }).click()
  })

  await test.step('it is submitted once, and back does not reopen the steps', async () => {
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: '送出審核' }).dblclick()
    await expect(page).toHaveURL(/#\/bank$/)
    await expect(visibleText(page, '審核中')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/#\/mine$/)
    expect((await callApi('listBankCards', {}, player)).list).toHaveLength(1)
  })

  await test.step('a card under review cannot be chosen, and the unmet conditions are shown', async () => {
    await page.goto('/#/newWithdraw')
    await expect(page.getByRole('radio', { name: /玉山/ })).toBeDisabled()
    await expect(page.getByText('銀行卡審核中，或收款地址尚在等待期')).toBeVisible()
    await expect(page.getByRole('link', { name: '查看進度' })).toHaveAttribute('href', '#/bank')
    await expect(page.getByRole('button', { name: '下一步：確認內容' })).toBeDisabled()
  })

  await test.step('the pay password is set through the link', async () => {
    await page.getByRole('link', { name: '設定提款密碼' }).click()
    const sheet = page.getByRole('dialog', { name: '設定提款密碼' })
    const before = await sandbox.newestCode(player.phone)
    await sheet.getByRole('button', { name: /取得驗證碼/ }).click()
    await sheet.getByLabel(/驗證碼/).fill(await waitForCode(player.phone, before))
    await sheet.getByLabel('提款密碼', { exact: true }).fill('Payout2026')
    await sheet.getByLabel(/確認/).fill('Payout2026')
    await expectAccessibleOverlay(page)
    await sheet.getByRole('button', { name: '儲存' }).click()
    await expect(page).toHaveURL(/#\/newWithdraw$/)
  })

  await test.step('once approved, it can be chosen at once', async () => {
    await expect(page.getByRole('radio', { name: /玉山/ })).toBeDisabled()
    const [card] = (await callApi('listBankCards', {}, player)).list
    await sandbox.operate('accept-bank-card', { card_id: card?.card_id })
    await expect(page.getByRole('radio', { name: /玉山/ })).toBeEnabled()
    await expect(page.getByText('提款條件皆已符合')).toBeVisible()
  })

  await test.step('the withdrawal is approved by an operator and paid out', async () => {
    await page.getByLabel('提款金額（TWD）').fill('4000')
    await page.getByRole('button', { name: '下一步：確認內容' }).click()
    const sheet = page.getByRole('dialog', { name: '確認提款' })
    await sheet.getByLabel('提款密碼').fill('Payout2026')
    await sheet.getByRole('button', { name: '確認並送出提款' }).dblclick()
    await expect(page).toHaveURL(/#\/order\/newWithdraw\?order_no=W/)
    expect(await mainCents(player)).toBe(100_000n)
    const orderNo = new URL(page.url()).hash.split('order_no=')[1]
    await expect(visibleText(page, '審核中')).toBeVisible()
    await sandbox.operate('approve-withdrawal', { order_no: orderNo })
    await expect(visibleText(page, /^已到帳$/)).toBeVisible({ timeout: 40_000 })
    await page.goto('/#/newWithdraw/record')
    await expect(page.getByRole('link', { name: /玉山.*4,000\.00.*已到帳/ })).toBeVisible()
  })
})
