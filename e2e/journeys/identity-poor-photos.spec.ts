import { waitForReading } from '../fixtures/document-video.ts'
import { passportPhoto, SAMPLE_PASSPORT } from '../fixtures/identity-documents.ts'
import { expect, open, test } from '../fixtures/test.ts'

const EXPIRED = { ...SAMPLE_PASSPORT, issue_date: '2010-01-31', expiry_date: '2020-01-31' }
const POOR_PHOTOS = [
  ['照片太暗', '請移到明亮處，或開啟手電筒後重拍。', () => passportPhoto({ light: 0.05 })],
  ['照片模糊', '擦拭鏡頭、拿穩手機後重拍。', () => passportPhoto({ blur: 20 })],
  ['照片有反光', '避開燈光直射，稍微傾斜證件後重拍。', () => passportPhoto({ glare: 0.6 })],
  ['證件沒有完整入鏡', '重拍時四個角都要在框內，手指不要遮住。', () => passportPhoto({ fill: 1.25 })],
  ['證件已過期', '請改用有效期限內的證件。', () => passportPhoto({}, EXPIRED)],
] as const

test('identity: a photo that is dark, blurred, glaring or cut, or of an expired passport, says so and is taken again; a good one goes on', async ({
  page,
  player,
}) => {
  test.setTimeout(180_000)
  await open(page, '/authentication', player)
  await page.getByRole('radio', { name: /護照/ }).check()
  await page.getByRole('button', { name: '開始認證' }).click()
  const upload = async (photo: Buffer) =>
    page
      .getByLabel('從相簿或檔案選擇')
      .setInputFiles({ name: 'passport.jpg', mimeType: 'image/jpeg', buffer: photo })

  for (const [reason, advice, photo] of POOR_PHOTOS)
    await test.step(reason, async () => {
      await upload(await photo())
      await waitForReading(page, page.getByText(reason, { exact: true }))
      await expect(page.getByText(advice, { exact: true })).toBeVisible()
      await page.getByRole('link', { name: '重拍資料頁' }).last().click()
    })

  await upload(await passportPhoto())
  await waitForReading(page, page.getByText(/已讀取 \d+ 項資料/))
  await page.getByRole('button', { name: '下一步：核對資料' }).click()
  await expect(page.getByLabel('護照號碼')).toHaveValue(SAMPLE_PASSPORT.id_number)
})
