import type { Page } from '@playwright/test'
import { openFaceCamera } from '../fixtures/face-camera.ts'
import { confirmDocument } from '../fixtures/faces.ts'
import { openFilmedPage } from '../fixtures/filmed-page.ts'
import { callHall } from '../fixtures/hall-api.ts'
import { expect, open, seen, test } from '../fixtures/test.ts'

const MOVES = [
  ['張開嘴巴', 'open_mouth'],
  ['慢慢向左轉頭', 'turn_left'],
  ['慢慢向右轉頭', 'turn_right'],
  ['露出微笑', 'smile'],
] as const
const ASKED = new RegExp(`^(${MOVES.map(([words]) => words).join('|')})$`)
/** Looking takes a processor's time, and a try has a minute of the real clock: alone it has both. */
const SLOWEST = { timeout: 30_000 }
test.setTimeout(180_000)

/** What the page asks for. */
async function askedOn(page: Page) {
  const prompt = seen(page, ASKED)
  await expect(prompt).toBeVisible(SLOWEST)
  const asked = await prompt.textContent()
  const move = MOVES.find(([words]) => words === asked)?.[1]
  if (move === undefined) throw new Error(`asked for ${asked}`)
  return move
}

/** The actions that were handed to the hall from a page. */
function shownOn(page: Page): string[] {
  const shown: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/user/identity/face/show')) shown.push(request.postDataJSON().action)
  })
  return shown
}

test('the face recognition: whoever does something else, holds up a photo, is not alone or is not the same is not through; who shows all four is', async ({
  player,
}) => {
  await confirmDocument(player)
  const camera = await openFaceCamera('photo')
  const { page, close } = await openFilmedPage(camera.path)
  const shown = shownOn(page)
  await page.clock.install()
  await open(page, '/face_tips', player)
  await page.getByRole('link', { name: '開始驗證' }).click()

  const isSeen = () => expect.poll(camera.rounds, SLOWEST).toBeGreaterThanOrEqual(2)
  const beginAgain = async () => {
    await page.clock.fastForward(61_000)
    await expect(seen(page, '時間到了')).toBeVisible()
    await page.getByRole('button', { name: '重新開始' }).click()
    await expect(page.getByText(/剩 (60|5\d) 秒/)).toBeVisible()
  }
  /** Does as asked, until so many actions are done. */
  const doAsAsked = async (count: number) => {
    for (let done = 1; done <= count; done += 1) {
      camera.show(await askedOn(page))
      const isThrough = done === MOVES.length
      if (isThrough) await expect(page).toHaveURL(/#\/realname_success$/, SLOWEST)
      else await expect(page.getByRole('list', { name: `已完成 ${done} / 4` })).toBeVisible(SLOWEST)
    }
  }

  await test.step('a photo: the minute passes', async () => {
    await askedOn(page)
    await expect(seen(page, '很好，請照著做')).toBeVisible()
    await isSeen()
    expect(shown).toEqual([])
    await beginAgain()
  })
  await test.step('another action than the asked one', async () => {
    camera.show((await askedOn(page)) === 'turn_left' ? 'turn_right' : 'turn_left')
    await isSeen()
    expect(shown).toEqual([])
  })
  await test.step('two people', async () => {
    camera.show('pair')
    await expect(seen(page, '畫面中只能有您一個人')).toBeVisible()
    await beginAgain()
  })
  await test.step('somebody else takes over half-way', async () => {
    await doAsAsked(2)
    camera.show(`other_${await askedOn(page)}`)
    await expect(seen(page, '過程中須為同一個人')).toBeVisible(SLOWEST)
    await expect(page.getByRole('list', { name: '已完成 2 / 4' })).toBeVisible()
    expect((await callHall('getIdentity', {}, player)).status).toBe(0)
    await beginAgain()
  })
  await test.step('one person, all four actions', async () => {
    shown.length = 0
    await doAsAsked(4)
    expect(new Set(shown).size).toBe(4)
  })
  expect([1, 3]).toContain((await callHall('getIdentity', {}, player)).status)
  await close()
  await camera.close()
})
