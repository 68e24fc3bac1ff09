import { errorCatalogue, fieldMessages } from '@gamehall/contract'
import type { Page } from '@playwright/test'
import { passkeyText } from '../../apps/player/src/features/account/passkeys/passkey-text.ts'
import { settingText } from '../../apps/player/src/features/account/setting-text.ts'
import { expectAccessibleOverlay } from '../fixtures/accessible.ts'
import { baseUrl } from '../fixtures/hall-api.ts'
import { expect, open, test } from '../fixtures/test.ts'

// A passkey belongs to a name: browsers make none for an address of numbers.
test.use({
  // biome-ignore lint/correctness/noEmptyPattern: the runner asks for a pattern
  baseURL: async ({}, use) => use(baseUrl().replace('127.0.0.1', 'localhost')),
})

const NAME = '我的 Pixel'

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

test('a passkey is made, renamed, logs in without a password, and is removed', {
  tag: '@each',
}, async ({ page, player, text }) => {
  const words = text(passkeyText)
  const { logout } = text(settingText)
  await giveAuthenticator(page)
  await open(page, '/passkeys', player)
  await expect(page.getByText(words.emptyTitle)).toBeVisible()
  await page.getByRole('button', { name: words.add }).click()
  await page.getByLabel(words.password).fill('wrong123')
  await expectAccessibleOverlay(page)
  await page.getByRole('button', { name: words.goOn }).click()
  await expect(page.getByText(text(errorCatalogue[10021]))).toBeVisible()
  await page.getByLabel(words.password).fill(player.password)
  await page.getByRole('button', { name: words.goOn }).click()
  await expect(page.getByText(words.added)).toBeVisible()

  // The notice of what is new lies over it for a while: no obstacle to a key.
  await page.getByRole('button', { name: words.neverUsed }).press('Enter')
  await page.getByLabel(words.name).fill(NAME)
  await page.getByRole('button', { name: words.save }).click()
  await expect(page.getByRole('button', { name: NAME })).toBeVisible()

  await page.goto('/#/setting')
  await page.getByRole('button', { name: logout }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: logout }).click()
  await expect(page).toHaveURL(/#\/login/)
  await page.getByRole('button', { name: words.login }).click()
  await expect(page).not.toHaveURL(/#\/login/)

  await page.goto('/#/passkeys')
  await page
    .getByRole('button', { name: NAME })
    .filter({ hasText: words.usedAt('') })
    .click()
  await page.getByRole('button', { name: words.remove }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: words.remove }).click()
  await expect(page.getByText(words.emptyTitle)).toBeVisible()
})

test('a removed passkey is told apart, and a finger that is not the owner’s opens nothing', async ({
  page,
  player,
  text,
}) => {
  const words = text(passkeyText)
  const { logout } = text(settingText)
  const phone = await giveAuthenticator(page)
  await open(page, '/passkeys', player)
  await page.getByRole('button', { name: words.add }).click()
  await page.getByLabel(words.password).fill(player.password)
  await page.getByRole('button', { name: words.goOn }).click()
  // The notice of what is new lies over it for a while: no obstacle to a key.
  await page.getByRole('button', { name: words.neverUsed }).press('Enter')
  await page.getByRole('button', { name: words.remove }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: words.remove }).click()
  await expect(page.getByText(words.emptyTitle)).toBeVisible()

  await page.goto('/#/setting')
  await page.getByRole('button', { name: logout }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: logout }).click()
  await page.getByRole('button', { name: words.login }).click()
  await expect(page.getByText(text(fieldMessages.passkey_unknown))).toBeVisible()
  await phone.denyOwner()
  await page.getByRole('button', { name: words.login }).click()
  await expect(page.getByRole('button', { name: words.login })).toBeEnabled()
  await expect(page).toHaveURL(/#\/login/)
})
