import { findAxeViolations } from '../fixtures/accessibility.ts'
import { passportOnScreen, SCREEN_PASSPORT } from '../fixtures/identity-documents.ts'
import { expect, open, test } from '../fixtures/test.ts'

/** Readings that do not finish: the first one and those that the page repeats by itself. */
const UNFINISHED = 3

test('identity: photos whose reading does not finish are read again; a photo of a screen asks for the original, and goes on to a person', async ({
  page,
  player,
}) => {
  let refused = 0
  await page.route('**/api/user/identity/read', async (route) => {
    if (refused === UNFINISHED) return route.continue()
    refused += 1
    await route.fulfill({
      json: { code: 10323, msg: '這次沒有讀取完成，照片已保存，請稍後再讀一次', data: null },
    })
  })
  const photo = await passportOnScreen()
  await open(page, '/authentication', player)
  await page.getByRole('radio', { name: /護照/ }).check()
  await page.getByRole('button', { name: '開始認證' }).click()

  await test.step('10323: the page repeats it, and then leaves it to the player', async () => {
    await page
      .getByLabel('從相簿或檔案選擇')
      .setInputFiles({ name: 'id.jpg', mimeType: 'image/jpeg', buffer: photo })
    await expect(page.getByText('剛才沒有讀取完成，正在重新讀取。')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveText('這次沒有讀取完成，照片已保存，請稍後再讀一次')
    expect(refused).toBe(UNFINISHED)
    expect(await findAxeViolations(page)).toEqual([])
    await expect(page.getByRole('button', { name: '下一步：核對資料' })).toHaveCount(0)
    await page.getByRole('button', { name: '再讀一次' }).click()
  })

  await test.step('document_screen: the original is asked for', async () => {
    await expect(page.getByText('看起來像是翻拍螢幕')).toBeVisible({ timeout: 60_000 })
    await expect(page.getByText('請直接拍攝證件正本，不要翻拍螢幕。')).toBeVisible()
    await expect(page.getByRole('link', { name: '重拍資料頁' }).last()).toBeVisible()
    expect(await findAxeViolations(page)).toEqual([])
  })

  await test.step('who has no other photo goes on, with what was read', async () => {
    await page.getByRole('button', { name: '仍要繼續' }).click()
    await expect(page).toHaveURL(/#\/realname_info$/)
    await expect(page.getByLabel('護照號碼')).toHaveValue(SCREEN_PASSPORT.id_number)
  })
})
