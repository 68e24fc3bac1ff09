import { readFile } from 'node:fs/promises'
import { expectAccessibleOverlay } from '../fixtures/accessibility.ts'
import { callApi } from '../fixtures/api.ts'
import { fundByDeposit } from '../fixtures/players.ts'
import { expect, open, test, visibleText } from '../fixtures/test.ts'

test('a deposit appears in the records, the CSV, its order and its turnover requirement', async ({
  page,
  player,
}) => {
  const orderNo = await fundByDeposit(player, 1234)

  await test.step('the record filters by wallet, type and kind', async () => {
    await open(page, '/transaction_record', player)
    await expect(visibleText(page, '+1,234.00')).toBeVisible()
    await page.getByRole('button', { name: '存款', exact: true }).click()
    await page.getByRole('button', { name: '超商存款' }).click()
    await expect(visibleText(page, '這段期間沒有交易紀錄')).toBeVisible()
    await page.getByRole('button', { name: 'ATM 存款' }).click()
    await expect(visibleText(page, '+1,234.00')).toBeVisible()
  })

  await test.step('the record filters by date', async () => {
    await page.getByRole('button', { name: /查詢日期/ }).click()
    const calendar = page.getByRole('dialog', { name: '選擇查詢日期' })
    await calendar.getByRole('button', { name: '今天' }).click()
    await expectAccessibleOverlay(page)
    await calendar.getByRole('button', { name: '確定' }).click()
    await expect(calendar).toBeHidden()
    await expect(visibleText(page, '+1,234.00')).toBeVisible()
  })

  await test.step('the record downloads as CSV', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '下載 CSV' }).click(),
    ])
    const csv = await readFile(await file.path(), 'utf8')
    expect(file.suggestedFilename()).toMatch(/^transactions-.*\.csv$/)
    expect(csv).toContain(orderNo)
    expect(csv).toContain('1234.00')
  })

  await test.step('a transaction links to its order', async () => {
    await page.getByRole('button', { name: /\+1,234\.00/ }).click()
    await page.getByRole('link', { name: '查看存款訂單' }).click()
    await expect(page).toHaveURL(new RegExp(`order_no=${orderNo}`))
    await expect(visibleText(page, /^已入帳$/)).toBeVisible()
  })

  await test.step('the wallet page links to the turnover requirement', async () => {
    await page.goto('/#/assets/gameAssets')
    await page.getByRole('link', { name: /未完成流水/ }).click()
    await expect(page.getByRole('progressbar', { name: '流水進度', exact: true })).toBeVisible()
    await page.getByRole('button', { name: /存款.*要求/ }).click()
    await expect(page.getByRole('dialog', { name: '流水要求' }).getByText(orderNo)).toBeVisible()
  })
})

test('a transfer opens from its transaction and appears in its own record', async ({ page, player }) => {
  await fundByDeposit(player, 1000)
  await callApi('depositToGame', { platform: 'aurora_slots', amount: 300 }, player)
  await open(page, '/transaction_record', player)
  await page.getByRole('button', { name: /−300\.00/ }).click()
  await page.getByRole('link', { name: '查看交易詳情' }).click()
  await expect(page).toHaveURL(/#\/wallet\/outcome\?order_no=T/)
  await expect(visibleText(page, '款項已在遊戲平台，可以開始遊戲。')).toBeVisible()
  await expect(visibleText(page, '存入遊戲平台')).toBeVisible()
  await page.getByRole('link', { name: '轉帳紀錄' }).filter({ visible: true }).click()
  await expect(page.getByRole('button', { name: /轉入極光電子.*成功/ })).toBeVisible()
  await page.getByRole('button', { name: '處理中' }).click()
  await expect(visibleText(page, '這段期間沒有轉帳紀錄')).toBeVisible()
})
