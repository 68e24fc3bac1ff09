import type { Locale } from '@gamehall/contract/constants'
import type { Page } from '@playwright/test'
import { musicText } from '../../apps/player/src/features/music/music-text.ts'
import { callApi } from '../fixtures/api.ts'
import { expect, open, test, visibleText } from '../fixtures/test.ts'

const position = (page: Page) => page.getByRole('slider')
const secondsOf = async (page: Page) => Number(await position(page).inputValue())

async function titleOf(id: string, language: Locale): Promise<string> {
  const { list } = await callApi('listMusic', {}, { language })
  const track = list.find((each) => each.music_id === id)
  if (track === undefined) throw new Error(`no piece ${id}`)
  return track.title
}

test('§1, §3: music keeps playing across pages, in four modes, and resumes where it stopped', async ({
  page,
  language,
  text,
}) => {
  const words = text(musicText)
  const title = await titleOf('first-snow', language)
  await open(page, '/music')
  await page.getByRole('button', { name: words.play }).filter({ hasText: title }).click()
  await expect
    .poll(() => page.evaluate('navigator.mediaSession.metadata?.title'), { intervals: [50] })
    .toBe(title)

  for (const mode of ['list_loop', 'single_loop', 'sequential', 'random'] as const)
    await page.getByRole('button', { name: words.mode(words[mode]) }).click()
  await page.getByRole('button', { name: words.mode(words.list_loop) }).click()
  await position(page).fill('82')
  await expect(position(page), 'it plays, one loop after another').toHaveAttribute(
    'aria-valuetext',
    /^0:0[0-3]/,
  )

  await page.getByRole('button', { name: words.mode(words.single_loop) }).click()
  await page.evaluate("location.hash = '#/'")
  const dock = page.getByRole('region', { name: words.music })
  await expect(dock.getByRole('button', { name: words.pause })).toBeVisible()
  await page.evaluate("location.hash = '#/startGame?gid=mines&trial=1'")
  await expect(dock).toBeHidden()
  await page.evaluate("location.hash = '#/'")
  await dock.getByRole('button', { name: words.pause }).click()
  await dock.getByRole('link').click()
  await position(page).fill('40')

  await page.reload()
  await expect(position(page)).toHaveValue('40')
  await page.getByRole('main').getByRole('button', { name: words.play, exact: true }).click()
  await expect.poll(() => secondsOf(page), { intervals: [50] }).toBeGreaterThan(40)
})

test('§7 /music/favorite: a player saves favourites; a visitor is asked to log in', {
  tag: '@english',
}, async ({ page, player, language, text }) => {
  const words = text(musicText)
  const [leap, river] = [await titleOf('dragon-gate', language), await titleOf('neon-river', language)]
  await open(page, '/music', player)
  await page.getByRole('button', { name: words.favorite(leap) }).click()
  await page.getByRole('tab', { name: words.favorites }).click()
  await expect(page.getByRole('button', { name: words.play }).filter({ hasText: leap })).toBeVisible()
  await page.getByRole('button', { name: words.favorite(leap) }).click()
  await expect(visibleText(page, words.noFavorites)).toBeVisible()

  await page.getByRole('tab', { name: words.library }).click()
  await page.getByRole('searchbox', { name: words.search }).fill('neon')
  await page.getByRole('button', { name: words.add(river) }).click()
  await page.getByRole('tab', { name: words.playlist }).click()
  await page.getByRole('button', { name: words.drop(river) }).click()
  await expect(visibleText(page, words.emptyPlaylist)).toBeVisible()

  await page.evaluate("sessionStorage.removeItem('token')")
  await page.reload()
  await page.getByRole('button', { name: words.favorite(leap) }).click()
  await expect(page).toHaveURL(/#\/login\?to=%2Fmusic/)
})
