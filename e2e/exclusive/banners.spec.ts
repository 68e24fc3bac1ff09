import { callApi } from '../fixtures/api.ts'
import { GOLD_PNG } from '../fixtures/pictures.ts'
import { sandbox } from '../fixtures/sandbox.ts'
import { expect, open, test, visibleText, waitForHydration } from '../fixtures/test.ts'

const TITLE = { 'zh-TW': '會員專屬週末', en: 'A weekend for members' }

test('a banner shows to its audience with its picture and link, and disappears when hidden', async ({
  page,
  player,
  language,
  text,
}) => {
  const offer = await callApi('getActivity', { id: '1' }, { language })
  const added = await sandbox.operate('add-banner', {
    title: TITLE,
    audience: 'member',
    picture: GOLD_PNG,
    target: { kind: 'activity', activity_id: offer.id },
  })
  const id = /"banner_id":"(\d+)"/.exec(JSON.stringify(added))?.[1]
  await open(page, '/')
  await waitForHydration(page)
  await expect(page.getByText(text(TITLE))).toHaveCount(0)

  await open(page, '/', player)
  await page.reload()
  const link = page.getByRole('link', { name: text(TITLE) })
  await expect(link).toHaveCount(1)
  await link.scrollIntoViewIfNeeded()
  await expect(link.locator('img'), 'the picture is drawn').toHaveJSProperty('naturalWidth', 2)
  await link.dispatchEvent('click')
  await expect(page).toHaveURL(/#\/activityDetail\/1$/)
  await expect(visibleText(page, offer.title)).toBeVisible()

  await sandbox.operate('show-banner', { banner_id: id ?? '', is_shown: false })
  await page.goto('/#/')
  await page.reload()
  await waitForHydration(page)
  await expect(link).toHaveCount(0)
})
