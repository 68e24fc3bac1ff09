import { errorCatalogue, formatMessage } from '@gamehall/contract'
import type { Page } from '@playwright/test'
import { findAxeViolations } from '../fixtures/accessibility.ts'
import { callApi } from '../fixtures/api.ts'
import { cardPhoto, SAMPLE_CARD } from '../fixtures/document-video.ts'
import { confirmPrinted, uploadCardPhotos } from '../fixtures/identity-documents.ts'
import { sandbox } from '../fixtures/sandbox.ts'
import { expect, open, test } from '../fixtures/test.ts'
import { type Appearance, appearances, checkPages, setAppearance, takeScreenshot } from './check-pages.ts'

const steps = [
  ['authentication-draft', '/authentication'],
  ['id-discriminate', '/id_discriminate'],
  ['certificate', '/certificate'],
  ['realname-info', '/realname_info'],
] as const
/** Shown without camera permission. */
const face = [
  ['face-recognition', '/face_recognition'],
  ['face-tips', '/face_tips'],
] as const
const verified = [
  ['authentication-verified', '/authentication'],
  ['realname-success', '/realname_success'],
] as const

test('identity steps: in progress and verified', async ({ page, player }) => {
  test.setTimeout(200_000)
  await uploadCardPhotos(player, cardPhoto)
  await open(page, '/', player)
  for (const look of appearances) {
    await setAppearance(page, look)
    expect(await findFaultsOfEach(page, steps, look)).toEqual([])
    await checkQueue(page, look)
  }
  await confirmPrinted(player, SAMPLE_CARD)
  for (const look of appearances) {
    await setAppearance(page, look)
    await page.reload()
    expect(await checkPages(page, face, look)).toEqual([])
  }
  const { user_id } = await callApi('getUserInfo', {}, player)
  await sandbox.operate('verify-real-name', { player_id: user_id, name: '王小明' })
  for (const look of appearances) {
    await setAppearance(page, look)
    expect(await findFaultsOfEach(page, verified, look)).toEqual([])
  }
})

/** Photos that wait behind others. The answer is made up: a real queue is over before both appearances were seen. */
async function checkQueue(page: Page, look: Appearance): Promise<void> {
  const place = formatMessage(errorCatalogue[10320], look.language, { ahead: '3' })
  await page.route('**/api/user/identity/read', (route) =>
    route.fulfill({ json: { code: 10320, msg: place, data: null } }),
  )
  await page.goto('/?queued#/certificate')
  await expect(page.getByText(place)).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await takeScreenshot(page, 'certificate-queued', look)
  await page.unroute('**/api/user/identity/read')
}

/** Checks each page after a full load, as on a reload: typed data and photos are kept. */
async function findFaultsOfEach(
  page: Page,
  pages: readonly (readonly [string, string])[],
  look: Appearance,
): Promise<readonly string[]> {
  const found: string[] = []
  for (const [name, path] of pages) {
    await page.goto(`/?${name}#${path}`)
    found.push(...(await checkPages(page, [[name, path]], look)))
  }
  return found
}
