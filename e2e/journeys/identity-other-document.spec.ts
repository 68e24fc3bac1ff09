import { findAxeViolations } from '../fixtures/accessibility.ts'
import { callApi } from '../fixtures/api.ts'
import { cardPhoto, waitForReading } from '../fixtures/document-video.ts'
import { passportPhoto, queuePassports, SAMPLE_PASSPORT, tablePhoto } from '../fixtures/identity-documents.ts'
import { registerPlayer } from '../fixtures/players.ts'
import { expect, open, test, visibleText } from '../fixtures/test.ts'

test('identity: who waits in the queue sees the place; a photo of another document leads to its choice, and one that shows none to another photo', async ({
  page,
  player,
}) => {
  test.setTimeout(180_000)
  await open(page, '/authentication', player)
  await page.getByRole('button', { name: '開始認證' }).click()
  const upload = async (photo: Buffer) =>
    page
      .getByLabel('從相簿或檔案選擇')
      .setInputFiles({ name: 'id.jpg', mimeType: 'image/jpeg', buffer: photo })

  const passport = await passportPhoto()

  await test.step('behind others the page shows the place, and reads when it is the turn of these photos', async () => {
    const others = await Promise.all([registerPlayer(), registerPlayer()])
    const reverse = await cardPhoto('id_reverse')
    await upload(passport)
    await expect(page.getByRole('heading', { name: '已上傳。接著拍攝身分證 · 背面' })).toBeVisible()
    await queuePassports(others, passport)
    await upload(reverse)
    await expect(page.getByText('正在排隊等候讀取')).toBeVisible()
    await expect(page.getByText(/照片已保存。您前面還有 \d+ 位，輪到時會自動讀取/)).toBeVisible()
    expect(await findAxeViolations(page)).toEqual([])
    await expect(page.getByRole('button', { name: '下一步：核對資料' })).toBeDisabled()
  })

  await test.step('a passport in place of an ID card is recognized: there is nothing to continue with', async () => {
    await waitForReading(page, page.getByText('照片上不是所選的證件。請重拍，或改選證件。'))
    await expect(page.getByText('這不是所選的證件', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: '仍要繼續' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: '重拍正面' }).last()).toBeVisible()
  })

  await test.step('the choice opens, says what it deletes, and deletes nothing until another document is started', async () => {
    await page.getByRole('link', { name: '改選證件' }).last().click()
    await expect(page.getByRole('radio', { name: /身分證/ })).toBeChecked()
    await expect(page.getByText('開始後，已拍攝的照片與填寫的資料會刪除。')).toBeVisible()
    await page.getByRole('button', { name: '返回原認證' }).click()
    await expect(page).toHaveURL(/#\/certificate$/)
    await expect(page.getByRole('img', { name: '正面照片' })).toBeVisible()
    expect((await callApi('getIdentity', {}, player)).draft).toMatchObject({
      document_type: 1,
      has_front: true,
      has_reverse: true,
    })
  })

  await test.step('the passport is chosen, and asks for its own page', async () => {
    await page.getByRole('link', { name: '改選證件' }).last().click()
    await page.getByRole('radio', { name: /護照/ }).check()
    await page.getByRole('button', { name: '開始認證' }).click()
    await expect(page.getByRole('heading', { name: '拍攝護照 · 資料頁' })).toBeVisible()
    expect((await callApi('getIdentity', {}, player)).draft).toMatchObject({
      document_type: 3,
      has_front: false,
    })
  })

  await test.step('a photo without a document cannot be continued with; taken again, it is read', async () => {
    await upload(await tablePhoto())
    await waitForReading(page, page.getByText('護照資料頁沒有讀到資料'))
    await expect(page.getByRole('button', { name: '仍要繼續' })).toHaveCount(0)
    await page.getByRole('link', { name: '重拍資料頁' }).last().click()
    await upload(passport)
    await waitForReading(page, page.getByText(/已讀取 \d+ 項資料/))
    await page.getByRole('button', { name: '下一步：核對資料' }).click()
    await expect(page.getByLabel('護照號碼')).toHaveValue(SAMPLE_PASSPORT.id_number)
  })

  await test.step('back leads to the draft of the passport, and not to the choice again', async () => {
    await page.goto('/#/authentication')
    await expect(visibleText(page, /^護照（/)).toBeVisible()
    await page.getByRole('button', { name: '繼續' }).click()
    await expect(page).toHaveURL(/#\/realname_info$/)
  })
})
