import { musicText } from '../../apps/player/src/features/music/music-text.ts'
import { expect, open, test } from '../fixtures/test.ts'

/** Runs in the page: captures its audio element and counts interruptions. */
const KEEP_SOUND = `{
  const Made = Audio
  window.Audio = function () {
    const made = new Made()
    window.heard = { sound: made, breaks: 0 }
    for (const kind of ['seeking', 'waiting', 'pause', 'ended'])
      made.addEventListener(kind, () => { window.heard.breaks += 1 })
    return made
  }
}`
const PLAYS_ON = '!window.heard.sound.seeking && window.heard.sound.readyState > 2'
const AFTER_THE_SEAM = `window.heard.sound.currentTime - Number(document.querySelector('main input[type=range]').max)`

test('a looped track restarts without a gap', async ({ page, text }) => {
  const words = text(musicText)
  await page.addInitScript(KEEP_SOUND)
  await open(page, '/music')
  await page.getByRole('button', { name: words.play }).filter({ hasText: words.play }).first().click()
  await page.getByRole('button', { name: words.mode(words.list_loop) }).click()
  await page.getByRole('button', { name: words.next }).click()
  const position = page.getByRole('slider')
  await expect(position).not.toHaveAttribute('max', '0')
  await expect.poll(() => page.evaluate('window.heard.sound.readyState')).toBeGreaterThan(1)
  await position.fill(String(Number(await position.getAttribute('max')) - 1))
  // It plays on, and waits for nothing more that the seek needed.
  await expect.poll(() => page.evaluate(PLAYS_ON)).toBe(true)
  const before = await page.evaluate('window.heard.breaks')
  await expect.poll(() => page.evaluate(AFTER_THE_SEAM)).toBeGreaterThan(0.3)
  expect(await page.evaluate('window.heard.breaks'), 'no interruption').toBe(before)
  expect(await page.evaluate('window.heard.sound.buffered.length'), 'no hole').toBe(1)
  await expect(position).toHaveAttribute('aria-valuetext', /^0:0[0-3]/)
})

test('a seek in a track that is still loading is kept', async ({ page, text }) => {
  const words = text(musicText)
  const loaded = Promise.withResolvers<undefined>()
  await page.addInitScript(KEEP_SOUND)
  await page.route('**/soundtrack/*.mp3', async (route) => {
    await loaded.promise
    await route.continue()
  })
  await open(page, '/music')
  await page.getByRole('button', { name: words.play }).filter({ hasText: words.play }).first().click()
  const position = page.getByRole('slider')
  await position.fill('40')
  expect(await page.evaluate('window.heard.sound.readyState'), 'nothing is loaded yet').toBe(0)
  loaded.resolve(undefined)
  await expect.poll(() => page.evaluate('window.heard.sound.played.length')).toBe(1)
  await expect.poll(() => page.evaluate('window.heard.sound.played.start(0)')).toBeGreaterThanOrEqual(40)
})
