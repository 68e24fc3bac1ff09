import { errorCatalogue } from '@gamehall/contract'
import {
  contactTextFor,
  contactVerificationText,
} from '../../apps/player/src/features/account/contacts/contact-text.ts'
import { entryText } from '../../apps/player/src/features/account/login/entry-text.ts'
import { passwordText } from '../../apps/player/src/features/account/passwords/password-text.ts'
import { nicknameText } from '../../apps/player/src/features/account/profile/nickname-text.ts'
import { settingText } from '../../apps/player/src/features/account/settings/setting-text.ts'
import { callApi } from '../fixtures/api.ts'
import { generatePlayer, waitForCode } from '../fixtures/players.ts'
import { sandbox } from '../fixtures/sandbox.ts'
import { expect, open, test } from '../fixtures/test.ts'

test('§2 changing the phone: verify the old one, confirm the new one by code, log in with it', async ({
  page,
  player,
  language,
  text,
}) => {
  const words = contactTextFor('phone', language)
  const { phone } = generatePlayer()
  await open(page, '/verification_phone_code', player)
  await expect(page, 'without a code, its page leads to the beginning').toHaveURL(/#\/bind_phone/)
  await page.goto('/#/setting')
  await page.getByRole('link', { name: text(settingText).phone }).click()
  await page.getByRole('button', { name: words.sendToOld }).click()
  await expect(page).toHaveURL(/verification_phone_code/)
  await page.getByLabel(words.codeLabel).fill(await waitForCode(player.phone))

  await expect(page.getByLabel(words.next)).toBeVisible()
  await page.getByLabel(words.next).fill(phone)
  await page.getByRole('button', { name: words.send }).click()
  await expect(page.getByText(text(contactVerificationText).sentTo(phone)).first()).toBeVisible()
  const code = await waitForCode(phone)
  await page.getByLabel(words.codeLabel).fill(code === '111111' ? '222222' : '111111')
  await expect(page.getByText(text(errorCatalogue[10014]))).toBeVisible()
  await page.getByLabel(words.codeLabel).fill(code)

  await expect(page.getByRole('heading', { name: words.done })).toBeVisible()
  await page.getByRole('button', { name: text(contactVerificationText).finish }).click()
  await expect(page.getByRole('heading', { name: text(settingText).settings })).toBeVisible()
  await expect(page.getByText(`${phone.slice(0, 4)}***${phone.slice(-3)}`)).toBeVisible()

  await callApi('sendSmsCode', { phone, purpose: 'login' })
  const { user } = await callApi('loginByPhone', { phone, code: await waitForCode(phone) })
  expect(user.user_acc).toBe(player.account)
})

test('§2 binding an email; a corrected address gets the code', {
  tag: '@english',
}, async ({ page, player, language, text }) => {
  const words = contactTextFor('email', language)
  const name = player.account.toLowerCase()
  await open(page, '/setting', player)
  await page.getByRole('link', { name: text(settingText).email }).click()
  await test.step('binding requires the password', async () => {
    await page.getByLabel(text(contactVerificationText).password).fill('wrong123')
    await page.getByRole('button', { name: text(contactVerificationText).confirm }).click()
    await expect(page.getByText(text(errorCatalogue[10021]))).toBeVisible()
    await page.getByLabel(text(contactVerificationText).password).fill(player.password)
    await page.getByRole('button', { name: text(contactVerificationText).confirm }).click()
  })
  await page.getByLabel(words.label, { exact: true }).fill(`${name}@wrong.example`)
  await page.getByRole('button', { name: words.send }).click()
  await expect(page).toHaveURL(/verification_email_code/)
  await page.goBack()
  await page.getByLabel(words.label, { exact: true }).fill(`${name}@example.com`)
  await page.getByRole('button', { name: words.send }).click()
  await page.getByLabel(words.codeLabel).fill(await waitForCode(`${name}@example.com`))
  await expect(page.getByRole('heading', { name: words.done })).toBeVisible()
  await expect(page.getByText(`${name.slice(0, 1)}***@example.com`)).toBeVisible()
  await expect.poll(() => sandbox.newestText(player.phone), 'the phone is told').toMatch(/電子郵件|email/)
  const { held_until } = await callApi('getUserInfo', {}, player)
  expect(Date.parse(held_until ?? ''), 'money is held for a day').toBeGreaterThan(Date.now() + 23 * 3_600_000)
})

test('§2 a nickname and a password are changed', async ({ page, player, text }) => {
  const [settings, nickname] = [text(settingText), text(nicknameText)]
  const [words, { confirmPassword }] = [text(passwordText), text(entryText)]
  const save = page.getByRole('button', { name: words.save })
  await open(page, '/setting', player)
  await page.getByRole('link', { name: settings.nickname }).click()
  await page.getByLabel(nickname.label).fill('Lucky Ming')
  await save.click()
  await expect(page.getByText('Lucky Ming')).toBeVisible()

  await page.getByRole('link', { name: settings.changePassword }).click()
  await page.getByLabel(words.oldPassword).fill('wrong123')
  await page.getByLabel(words.newPassword, { exact: true }).fill('Changed456')
  await page.getByLabel(confirmPassword).fill('Changed456')
  await save.click()
  await expect(page.getByText(text(errorCatalogue[10021]))).toBeVisible()
  await page.getByLabel(words.oldPassword).fill(player.password)
  await save.click()
  await expect(page.getByRole('heading', { name: settings.settings })).toBeVisible()
  await expect(page.getByText(words.saved)).toBeVisible()
  await page.reload()
  await expect(page.getByText('Lucky Ming'), 'the new login lives on here').toBeVisible()
  await expect(callApi('getUserInfo', {}, player), 'the old token does not').rejects.toThrow('401')
  await callApi('loginByAccount', { account: player.phone, password: 'Changed456' })
})
