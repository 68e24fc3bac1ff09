import { errorCatalogue } from '@gamehall/contract'
import { findAxeViolations } from '../fixtures/accessibility.ts'
import { callApi } from '../fixtures/api.ts'
import { openWithCardCamera, SAMPLE_CARD, waitForReading } from '../fixtures/document-video.ts'
import { registerPlayer } from '../fixtures/players.ts'
import { expect, test, visibleText } from '../fixtures/test.ts'

/** The answer is made up: whose number it is would have to be decided by a person first. `confirm-identity.test.ts` has the real one. */
const NUMBER_OF_ANOTHER = { code: 10076, msg: errorCatalogue[10076]['zh-TW'], data: null }

test('identity: a card before the camera is photographed automatically, read, checked and confirmed, also after a number of another account', async () => {
  test.setTimeout(180_000)
  const player = await registerPlayer()
  const { page, close } = await openWithCardCamera(player, '/newWithdraw')

  await test.step('the withdrawal page links here', async () => {
    await page.getByRole('link', { name: '前往認證' }).click()
    await expect(page).toHaveURL(/#\/authentication$/)
    await page.getByRole('button', { name: '開始認證' }).click()
  })

  await test.step('front and reverse are photographed automatically', async () => {
    await page.getByRole('button', { name: '開啟相機' }).click()
    await expect(page.getByRole('heading', { name: '已上傳。接著拍攝身分證 · 背面' })).toBeFocused({
      timeout: 20_000,
    })
    await expect(page).toHaveURL(/#\/certificate$/, { timeout: 25_000 })
  })

  await test.step('reading continues while the player leaves and returns', async () => {
    await expect(visibleText(page, '正在讀取證件上的文字')).toBeVisible()
    await page.reload()
    await waitForReading(page, page.getByText(/已讀取 \d+ 項資料/))
    await expect(page.getByRole('img', { name: '正面照片' })).toBeVisible()
    await page.getByRole('button', { name: '下一步：核對資料' }).click()
  })

  await test.step('read data is shown; corrections survive a reload', async () => {
    await expect(page.getByLabel('身分證字號')).toHaveValue(SAMPLE_CARD.id_number)
    await expect(page.getByLabel('出生日期')).toHaveValue(SAMPLE_CARD.birth_date)
    await page.getByLabel('姓名').fill('測試人')
    await page.getByLabel('地址（選填）').fill('臺北市大安區和平東路 1 號')
    await page.reload()
    await expect(page.getByLabel('姓名')).toHaveValue('測試人')
    await page.getByLabel('姓名').fill(SAMPLE_CARD.name)
  })

  await test.step('an extra digit, then a wrong check digit, is reported before submitting', async () => {
    const wrong = `${SAMPLE_CARD.id_number.slice(0, 9)}${(Number(SAMPLE_CARD.id_number[9]) + 1) % 10}`
    await page.getByLabel('身分證字號').fill(wrong)
    await page.getByRole('button', { name: '確認無誤，下一步' }).click()
    await expect(page.getByText('證件號碼的檢查碼不符，請逐字核對')).toBeVisible()
    await expect(page.getByLabel('身分證字號')).toBeFocused()
    await page.getByLabel('身分證字號').fill(SAMPLE_CARD.id_number)
  })

  await test.step('10076: a number of another account: it says so beside it, leads to support, and keeps what was typed', async () => {
    await page.route('**/api/user/identity/confirm', (route) => route.fulfill({ json: NUMBER_OF_ANOTHER }))
    await page.getByRole('button', { name: '確認無誤，下一步' }).click()
    await expect(page.getByText(NUMBER_OF_ANOTHER.msg)).toBeVisible()
    await expect(page.getByLabel('身分證字號')).toBeFocused()
    expect(await findAxeViolations(page)).toEqual([])
    await page.getByRole('link', { name: '若不是您本人所為，請聯絡客服' }).click()
    await expect(page).toHaveURL(/#\/service$/)
    await page.goBack()
    await page.unroute('**/api/user/identity/confirm')
  })

  await test.step('data that is right is confirmed', async () => {
    await expect(page.getByLabel('姓名')).toHaveValue(SAMPLE_CARD.name)
    await page.getByRole('button', { name: '確認無誤，下一步' }).click()
    await expect(page).toHaveURL(/#\/face_tips$/)
    expect((await callApi('getIdentity', {}, player)).draft).toMatchObject({ is_confirmed: true })
  })

  await test.step('an unfinished verification resumes where it stopped', async () => {
    await page.goto('/#/mine')
    await page.getByRole('link', { name: /實名認證/ }).click()
    await expect(visibleText(page, '下一步：人臉辨識')).toBeVisible()
    await page.getByRole('button', { name: '繼續' }).click()
    await expect(page).toHaveURL(/#\/face_tips$/)
  })
  await close()
})
