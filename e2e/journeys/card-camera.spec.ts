import { verifyName } from '../fixtures/cards.ts'
import { expect, open, test } from '../fixtures/test.ts'
import { WHOLE_BROWSER } from '../launch-options.ts'

test.use(WHOLE_BROWSER)

test('without camera permission a file can be chosen; with it the camera takes the photo', async ({
  page,
  context,
  player,
}) => {
  await verifyName(player)
  await context.clearPermissions()
  await open(page, '/bind_bank_card', player)
  await page.getByRole('button', { name: '開始' }).click()

  await test.step('not allowed', async () => {
    await page.getByRole('button', { name: '開啟相機' }).click()
    await expect(page.getByText('尚未允許使用相機。請在瀏覽器設定中允許，或改選檔案。')).toBeVisible()
    await expect(page.getByLabel('從相簿或檔案選擇')).toBeEnabled()
  })

  await test.step('a file that is not an image is rejected with a message', async () => {
    await page.getByLabel('從相簿或檔案選擇').setInputFiles({
      name: 'card.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('no picture'),
    })
    await page.getByRole('button', { name: '使用這張照片' }).click()
    await expect(page.getByText('不支援此檔案格式')).toBeVisible()
    await page.getByRole('button', { name: '重拍' }).click()
  })

  await test.step('allowed', async () => {
    await context.grantPermissions(['camera'])
    await page.getByRole('button', { name: '開啟相機' }).click()
    await expect(page.getByLabel('相機畫面')).toBeVisible()
    const photo = page.getByRole('img', { name: '拍到的照片' })
    await expect(async () => {
      if (!(await photo.isVisible()))
        await page.getByRole('button', { name: '拍照' }).click({ timeout: 1_000 })
      await expect(photo).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await page.getByRole('button', { name: '使用這張照片' }).click()
    await expect(page.getByText('照片已上傳')).toBeVisible()
  })

  await test.step('progress is kept: back, forward, and opening a later step', async () => {
    await page.getByRole('button', { name: '下一步' }).click()
    await expect(page).toHaveURL(/#\/step1$/)
    await page.goBack()
    await expect(page.getByText('照片已上傳')).toBeVisible()
    await page.goForward()
    await expect(page).toHaveURL(/#\/step1$/)
    await page.goto('/#/step3')
    await expect(page).toHaveURL(/#\/step1$/)
  })
})
