import { callHall } from '../fixtures/hall-api.ts'
import { mainCents } from '../fixtures/money.ts'
import { fund, type Player } from '../fixtures/players.ts'
import { sandbox } from '../fixtures/sandbox.ts'
import { expect, open, seen, test } from '../fixtures/test.ts'

async function offerId(title: string): Promise<string> {
  const { list } = await callHall('listActivities', { page_size: 100 })
  const offer = list.find((each) => each.title === title)
  if (offer === undefined) throw new Error(`no offer ${title}`)
  return offer.id
}

const newestApplication = async (player: Player) => (await callHall('listApplications', {}, player)).list[0]

test('an offer is taken once, with its wash volume, and is found again in the records', async ({
  page,
  player,
}) => {
  await open(page, '/activity', player)
  await page.getByRole('tab', { name: '新手' }).click()
  await page.getByRole('link', { name: /新手見面禮/ }).click()
  await expect(seen(page, '註冊後 7 天內')).toBeVisible()
  await page.getByRole('button', { name: '領取 58.00' }).dblclick()
  await expect(seen(page, '已領取')).toBeVisible()
  await expect.poll(() => mainCents(player)).toBe(5_800n)
  expect((await callHall('getUserInfo', {}, player)).wash_balance).toBe('290.00')

  await page.goBack()
  await expect(page.getByRole('link', { name: /新手見面禮.*已領取/ })).toBeVisible()
  await page.getByRole('link', { name: '優惠紀錄' }).click()
  await page.getByRole('button', { name: /新手見面禮/ }).click()
  const sheet = page.getByRole('dialog', { name: '新手見面禮' })
  await expect(sheet.getByText(/^B\d{12}/)).toBeVisible()
  await expect(sheet.getByText('290.00')).toBeVisible()
})

test('what an offer asks for counts up while the page is open, and then it can be taken', async ({
  page,
  player,
}) => {
  const id = await offerId('每日存款回饋')
  await open(page, `/activityDetail/${id}`, player)
  await expect(seen(page, '存款金額未達活動條件')).toBeVisible()
  await expect(page.getByRole('link', { name: '前往存款' })).toBeVisible()
  await fund(player, 1000)
  await page.getByRole('button', { name: '領取 28.00' }).click()
  await expect(page.getByRole('timer')).toBeVisible()
  await expect.poll(() => mainCents(player)).toBe(102_800n)
})

test('an application with a picture is changed, withdrawn, made again, and approved', async ({
  page,
  player,
}) => {
  const id = await offerId('分享你的精彩一局')
  await open(page, `/activityDetail/${id}`, player)
  const picture = { name: 'round.png', mimeType: 'image/png', buffer: await page.screenshot() }

  await test.step('the picture is required', async () => {
    await page.getByRole('link', { name: '我要申請' }).click()
    await page.getByRole('button', { name: '送出申請' }).click()
    await expect(page.getByText('此活動須附上圖片')).toBeVisible()
  })

  await test.step('what is no picture is refused in words, and what was typed stays', async () => {
    await page.getByLabel('附言').fill('龍門寶藏，一次三個龍門')
    const fake = { name: 'round.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)"/>') }
    await page.getByLabel('新增圖片').setInputFiles(fake)
    await expect(page.getByText('不支援此檔案格式')).toBeVisible()
    await expect(page.getByLabel('附言')).toHaveValue('龍門寶藏，一次三個龍門')
  })

  await test.step('sent once', async () => {
    await page.getByLabel('新增圖片').setInputFiles(picture)
    await expect(page.getByRole('button', { name: '移除第 1 張圖片' })).toBeVisible()
    await page.getByRole('button', { name: '送出申請' }).dblclick()
    await expect(page.getByRole('link', { name: '查看或修改申請' })).toBeVisible()
    expect((await callHall('listApplications', {}, player)).list).toHaveLength(1)
  })

  await test.step('changed while it is under review, then withdrawn', async () => {
    await page.getByRole('link', { name: '查看或修改申請' }).click()
    await expect(page.getByLabel('附言')).toHaveValue('龍門寶藏，一次三個龍門')
    await page.getByLabel('附言').fill('改成第二次')
    await page.getByRole('button', { name: '儲存修改' }).click()
    await page.getByRole('link', { name: '查看或修改申請' }).click()
    await expect(page.getByLabel('附言')).toHaveValue('改成第二次')
    await page.getByRole('button', { name: '撤回申請' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '撤回申請' }).click()
    await expect(page.getByRole('link', { name: '我要申請' })).toBeVisible()
    expect((await newestApplication(player))?.state).toBe('cancelled')
  })

  await test.step('approved, it is in the wallet, and the page says so by itself', async () => {
    await page.getByRole('link', { name: '我要申請' }).click()
    await page.getByLabel('新增圖片').setInputFiles(picture)
    await expect(page.getByRole('button', { name: '移除第 1 張圖片' })).toBeVisible()
    await page.getByRole('button', { name: '送出申請' }).click()
    await expect(page.getByRole('link', { name: '查看或修改申請' })).toBeVisible()
    const application = await newestApplication(player)
    await sandbox.operate('approve-application', {
      application_id: application?.application_id,
      amount: '66',
    })
    await expect(page.getByRole('timer')).toBeVisible()
    expect(await mainCents(player)).toBe(6_600n)
  })
})
