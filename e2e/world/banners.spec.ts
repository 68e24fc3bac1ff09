import { sandbox } from '../fixtures/sandbox.ts'
import { awake, expect, open, seen, test } from '../fixtures/test.ts'

const both = (zh: string, en: string) => ({ 'zh-TW': zh, en })
/** 2 × 2 px of gold. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEklEQVQImWN4tDXt0dY0BggFADmqB/WjvodhAAAAAElFTkSuQmCC'

test('a banner shows to whom it is for, with its picture, leads to its target, and goes when it is hidden', async ({
  page,
  player,
}) => {
  const banner = { title: both('會員專屬週末', 'A weekend for members'), audience: 'member' }
  const added = await sandbox.operate('add-banner', {
    ...banner,
    picture: PICTURE,
    target: { kind: 'activity', activity_id: '1' },
  })
  const id = /"banner_id":"(\d+)"/.exec(JSON.stringify(added))?.[1]
  await open(page, '/')
  await awake(page)
  await expect(page.getByText('會員專屬週末')).toHaveCount(0)

  await open(page, '/', player)
  await page.reload()
  const link = page.getByRole('link', { name: /會員專屬週末/ })
  await expect(link).toHaveCount(1)
  await link.scrollIntoViewIfNeeded()
  await expect(link.locator('img'), 'the picture is drawn').toHaveJSProperty('naturalWidth', 2)
  await link.dispatchEvent('click')
  await expect(page).toHaveURL(/#\/activityDetail\/1$/)
  await expect(seen(page, '每一局，都能自己驗證')).toBeVisible()

  await sandbox.operate('show-banner', { banner_id: id ?? '', is_shown: false })
  await page.goto('/#/')
  await page.reload()
  await awake(page)
  await expect(link).toHaveCount(0)
})
