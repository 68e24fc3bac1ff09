import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { callApi } from '../fixtures/api.ts'
import { cardPhoto, waitForReading } from '../fixtures/document-video.ts'
import { sandbox } from '../fixtures/sandbox.ts'
import { expect, open, test, visibleText } from '../fixtures/test.ts'
import { WHOLE_BROWSER } from '../launch-options.ts'

test.use(WHOLE_BROWSER)

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"/>')

test('identity: invalid files are rejected with a message; a photo from the album is accepted', async ({
  page,
  context,
  player,
}) => {
  test.setTimeout(180_000)
  await context.clearPermissions()
  await open(page, '/authentication', player)
  await page.getByRole('button', { name: '開始認證' }).click()
  const file = page.getByLabel('從相簿或檔案選擇')

  await test.step('camera permission is denied', async () => {
    await page.getByRole('button', { name: '開啟相機' }).click()
    await expect(page.getByText('尚未允許使用相機。請在瀏覽器設定中允許，或改選檔案。')).toBeVisible()
  })

  for (const [name, mimeType, buffer, words] of [
    ['id.jpg', 'image/jpeg', PDF, /這個檔案無法開啟/],
    ['id.svg', 'image/svg+xml', SVG, /這不是照片/],
  ] as const)
    await test.step(`${name}, ${mimeType}`, async () => {
      await file.setInputFiles({ name, mimeType, buffer })
      await expect(page.getByText(words)).toBeVisible()
    })

  await test.step('a file of 40 MB', async () => {
    const heavy = join(tmpdir(), `gamehall-heavy-${player.account}.jpg`)
    await writeFile(heavy, Buffer.alloc(40_000_000))
    await file.setInputFiles(heavy)
    await expect(page.getByText(/檔案太大/)).toBeVisible()
    await rm(heavy)
  })

  await test.step('front and reverse as files; a reload in between keeps the front', async () => {
    const choose = async (kind: 'id_front' | 'id_reverse') =>
      file.setInputFiles({ name: 'id.jpg', mimeType: 'image/jpeg', buffer: await cardPhoto(kind, false) })
    await choose('id_front')
    await expect(page.getByRole('heading', { name: '已上傳。接著拍攝身分證 · 背面' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: '拍攝身分證 · 背面' })).toBeVisible()
    // Upload the front again in place of the reverse.
    await choose('id_front')
    await expect(page).toHaveURL(/#\/certificate$/)
  })

  await test.step('the wrong side and a front without a portrait are reported, and the player can continue', async () => {
    await waitForReading(page, page.getByText('拍到的是另一面'))
    await expect(page.getByText('證件上找不到大頭照')).toBeVisible()
    await expect(page.getByText('請重拍有照片的那一面，照片不要反光。')).toBeVisible()
    await expect(page.getByRole('link', { name: '重拍正面' }).last()).toBeVisible()
    await expect(page.getByRole('button', { name: '仍要繼續' })).toBeVisible()
    await page.getByRole('link', { name: '重拍背面' }).last().click()
    await expect(page.getByRole('heading', { name: '拍攝身分證 · 背面' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/#\/certificate$/)
    // The page is shown again, and no step of the history is left to be taken.
    await expect(page.getByRole('button', { name: '仍要繼續' })).toBeVisible()
  })

  await test.step('deletion removes everything', async () => {
    await page.goto('/#/authentication')
    await page.getByRole('button', { name: '刪除認證資料' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '刪除' }).click()
    await expect(visibleText(page, '已刪除')).toBeVisible()
    expect((await callApi('getIdentity', {}, player)).draft).toBeNull()
    await page.goto('/#/realname_info')
    await expect(page).toHaveURL(/#\/authentication$/)
  })

  await test.step('after an operator decides, the page updates itself and the log says who decided', async () => {
    await expect(page.getByRole('button', { name: '開始認證' })).toBeVisible()
    const { user_id } = await callApi('getUserInfo', {}, player)
    await sandbox.operate('verify-real-name', { player_id: user_id, name: '王小明' })
    await expect(visibleText(page, '認證完成')).toBeVisible()
    await expect(visibleText(page, '王○○')).toBeVisible()
    await page.getByRole('link', { name: '新增銀行卡' }).click()
    await expect(page.getByRole('button', { name: '新增銀行卡' })).toBeEnabled()
  })
})
