import type { Page } from '@playwright/test'
import { baseUrl } from '../fixtures/hall-api.ts'
import { expect, open, test } from '../fixtures/test.ts'

// A passkey belongs to a name: browsers make none for an address of numbers.
test.use({
  // biome-ignore lint/correctness/noEmptyPattern: the runner asks for a pattern
  baseURL: async ({}, use) => use(baseUrl().replace('127.0.0.1', 'localhost')),
})

/** A phone with a fingerprint reader on which the right finger always lies. */
async function giveAuthenticator(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    denyOwner: () => browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false }),
  }
}

test('a passkey is made, renamed, logs in without a password, and is removed', async ({ page, player }) => {
  await giveAuthenticator(page)
  await open(page, '/passkeys', player)
  await expect(page.getByText('還沒有通行密鑰')).toBeVisible()
  await page.getByRole('button', { name: '新增通行密鑰' }).click()
  await page.getByLabel('登入密碼').fill('wrong123')
  await page.getByRole('button', { name: '下一步' }).click()
  await expect(page.getByText('登入密碼不正確')).toBeVisible()
  await page.getByLabel('登入密碼').fill(player.password)
  await page.getByRole('button', { name: '下一步' }).click()
  await expect(page.getByText('通行密鑰已新增')).toBeVisible()

  await page.getByRole('button', { name: /建立於/ }).click()
  await page.getByLabel('名稱').fill('我的手機')
  await page.getByRole('button', { name: '儲存' }).click()
  await expect(page.getByRole('button', { name: /我的手機/ })).toBeVisible()

  await page.goto('/#/setting')
  await page.getByRole('button', { name: '登出' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '登出' }).click()
  await expect(page).toHaveURL(/#\/login/)
  await page.getByRole('button', { name: '使用通行密鑰登入' }).click()
  await expect(page).not.toHaveURL(/#\/login/)

  await page.goto('/#/passkeys')
  await page.getByRole('button', { name: /我的手機.*上次使用/ }).click()
  await page.getByRole('button', { name: '移除' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '移除' }).click()
  await expect(page.getByText('還沒有通行密鑰')).toBeVisible()
})

test('a removed passkey is told apart, and a finger that is not the owner’s opens nothing', async ({
  page,
  player,
}) => {
  const phone = await giveAuthenticator(page)
  await open(page, '/passkeys', player)
  await page.getByRole('button', { name: '新增通行密鑰' }).click()
  await page.getByLabel('登入密碼').fill(player.password)
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByRole('button', { name: /建立於/ }).click()
  await page.getByRole('button', { name: '移除' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '移除' }).click()
  await expect(page.getByText('還沒有通行密鑰')).toBeVisible()

  await page.goto('/#/setting')
  await page.getByRole('button', { name: '登出' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '登出' }).click()
  await page.getByRole('button', { name: '使用通行密鑰登入' }).click()
  await expect(page.getByText('本站沒有這把通行密鑰')).toBeVisible()
  await phone.denyOwner()
  await page.getByRole('button', { name: '使用通行密鑰登入' }).click()
  await expect(page.getByRole('button', { name: '使用通行密鑰登入' })).toBeEnabled()
  await expect(page).toHaveURL(/#\/login/)
})
