import { baseUrl, callHall } from '../fixtures/hall-api.ts'
import { inventPlayer, waitForCode } from '../fixtures/players.ts'
import { expect, open, test } from '../fixtures/test.ts'

test('§2 another phone: the old one is proved, the new one gets a code, and logs in from then on', async ({
  page,
  player,
}) => {
  const { phone } = inventPlayer()
  await open(page, '/setting', player)
  await page.getByRole('link', { name: /手機/ }).click()
  await page.getByRole('button', { name: '驗證目前的手機' }).click()
  await expect(page).toHaveURL(/verification_phone_code/)
  await expect(page.getByRole('button', { name: /秒|重新/ })).toBeVisible()
  await page.getByLabel('簡訊驗證碼').fill(await waitForCode(player.phone))

  await expect(page.getByLabel('新的手機號碼')).toBeVisible()
  await page.getByLabel('新的手機號碼').fill(phone)
  await page.getByRole('button', { name: '取得驗證碼' }).click()
  await expect(page.getByText(`驗證碼已傳送至 ${phone}`).first()).toBeVisible()
  const code = await waitForCode(phone)
  await page.getByLabel('簡訊驗證碼').fill(code === '111111' ? '222222' : '111111')
  await expect(page.getByText('驗證碼不正確')).toBeVisible()
  await page.getByLabel('簡訊驗證碼').fill(code)

  await expect(page.getByRole('heading', { name: '手機綁定成功' })).toBeVisible()
  await page.getByRole('button', { name: '完成' }).click()
  await expect(page.getByRole('heading', { name: '設定' })).toBeVisible()
  await expect(page.getByText(`${phone.slice(0, 4)}***${phone.slice(-3)}`)).toBeVisible()

  await callHall('sendSmsCode', { phone, purpose: 'login' })
  const { user } = await callHall('loginByPhone', { phone, code: await waitForCode(phone) })
  expect(user.user_acc).toBe(player.account)
})

test('§2 a first email; going back to correct it sends to the other mailbox', async ({ page, player }) => {
  const name = player.account.toLowerCase()
  await open(page, '/setting', player)
  await page.getByRole('link', { name: /電子郵件/ }).click()
  await page.getByLabel('電子郵件', { exact: true }).fill(`${name}@wrong.example`)
  await page.getByRole('button', { name: '取得驗證碼' }).click()
  await expect(page).toHaveURL(/verification_email_code/)
  await page.goBack()
  await page.getByLabel('電子郵件', { exact: true }).fill(`${name}@example.com`)
  await page.getByRole('button', { name: '取得驗證碼' }).click()
  await page.getByLabel('電子郵件驗證碼').fill(await waitForCode(`${name}@example.com`))
  await expect(page.getByRole('heading', { name: '電子郵件綁定成功' })).toBeVisible()
  await expect(page.getByText(`${name.slice(0, 1)}***@example.com`)).toBeVisible()
})

test('a code page that is opened without a code leads to the beginning', async ({ page, player }) => {
  await open(page, '/verification_phone_code', player)
  await expect(page).toHaveURL(/#\/bind_phone/)
})

test('§2 a nickname and a password are changed, in English too', async ({ page, player }) => {
  await page.context().addCookies([{ name: 'lang', value: 'en', url: baseUrl() }])
  await open(page, '/setting', player)
  await page.getByRole('link', { name: /Nickname/ }).click()
  await page.getByLabel('Nickname').fill('Lucky Ming')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Lucky Ming')).toBeVisible()

  await page.getByRole('link', { name: /Change login password/ }).click()
  await page.getByLabel('Current password').fill('wrong123')
  await page.getByLabel('New password').fill('Changed456')
  await page.getByLabel('Confirm password').fill('Changed456')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Wrong login password')).toBeVisible()
  await page.getByLabel('Current password').fill(player.password)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  await callHall('loginByAccount', { account: player.account, password: 'Changed456' })
})
