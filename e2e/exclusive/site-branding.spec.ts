import { GOLD_PNG } from '../fixtures/pictures.ts'
import { sandbox } from '../fixtures/sandbox.ts'
import { expect, inEachLanguage, open, test, waitForHydration } from '../fixtures/test.ts'

const AURORA = { name: { 'zh-TW': '極光', en: 'Aurora' }, accent_color: '#e9c27c', logo: null }
const SANDS = {
  name: { 'zh-TW': '金沙遊樂場', en: 'Golden Sands' },
  accent_color: '#f2a65a',
  logo: GOLD_PNG,
}

test.afterEach(() => sandbox.operate('edit-site', AURORA))

inEachLanguage(() => {
  test('§7 /sites/siteconfig: the app uses the operator’s name, logo and colour', async ({ page, text }) => {
    await sandbox.operate('edit-site', SANDS)
    await open(page, '/')
    await waitForHydration(page)
    const brand = page.getByRole('heading', { name: text(SANDS.name) })
    await expect(brand).toBeVisible()
    await expect(brand.locator('img'), 'the logo is drawn').toHaveJSProperty('naturalWidth', 2)
    const accent = () =>
      page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--site-accent')")
    await expect.poll(accent).toBe(SANDS.accent_color)
  })
})
