import { errorCatalogue, fieldMessages } from '@gamehall/contract'
import type { Page } from '@playwright/test'
import { passkeyText } from '../../apps/player/src/features/account/passkeys/passkey-text.ts'
import { settingText } from '../../apps/player/src/features/account/settings/setting-text.ts'
import { expectAccessibleOverlay } from '../fixtures/accessibility.ts'
import { baseUrl } from '../fixtures/api.ts'
import { expect, open, test } from '../fixtures/test.ts'

// Passkeys need a host name; browsers refuse them for IP addresses.
test.use({
  // biome-ignore lint/correctness/noEmptyPattern: the runner asks for a pattern
  baseURL: async ({}, use) => use(baseUrl().replace('127.0.0.1', 'localhost')),
})

const NAME = '我的 Pixel'

/** Adds a virtual authenticator with a fingerprint reader. */
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
    trustFinger: (isUserVerified: boolean) =>
      browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

/** Records why the browser’s passkey prompt failed. */
const KEEP_REFUSAL = `{
  const get = navigator.credentials.get.bind(navigator.credentials)
  navigator.credentials.get = (wish) =>
    get(wish).catch((error) => {
      window.refusedBy = error.name
      throw error
    })
}`

test('a passkey is created, renamed, used to log in by its owner only, and removed', {
  tag: '@english',
}, async ({ page, player, text }) => {
  const words = text(passkeyText)
  const byPasskey = page.getByRole('button', { name: words.login })
  const phone = await giveAuthenticator(page)
  await page.addInitScript(KEEP_REFUSAL)

  await test.step('creating one requires the password', async () => {
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
  })

  await test.step('renamed', async () => {
    // The notification covers it for a while; the keyboard still works.
    await page.getByRole('button', { name: words.neverUsed }).press('Enter')
    await page.getByLabel(words.name).fill(NAME)
    await page.getByRole('button', { name: words.save }).click()
    await expect(page.getByRole('button', { name: NAME })).toBeVisible()
  })

  await test.step('it logs in only with the right fingerprint', async () => {
    await logOut(page, text(settingText).logout)
    await phone.trustFinger(false)
    await byPasskey.click()
    await expect.poll(() => page.evaluate('window.refusedBy')).toBe('NotAllowedError')
    await expect(page).toHaveURL(/#\/login/)
    await phone.trustFinger(true)
    await byPasskey.click()
    await expect(page).not.toHaveURL(/#\/login/)
  })

  await test.step('removed', async () => {
    await page.goto('/#/passkeys')
    await page
      .getByRole('button', { name: NAME })
      .filter({ hasText: words.usedAt('') })
      .click()
    await page.getByRole('button', { name: words.remove }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: words.remove }).click()
    await expect(page.getByText(words.emptyTitle)).toBeVisible()
    await logOut(page, text(settingText).logout)
    await byPasskey.click()
    await expect(page.getByText(text(fieldMessages.passkey_unknown))).toBeVisible()
    await expect(page).toHaveURL(/#\/login/)
  })
})

async function logOut(page: Page, word: string): Promise<void> {
  await page.goto('/#/setting')
  await page.getByRole('button', { name: word }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: word }).click()
  await expect(page).toHaveURL(/#\/login/)
}
