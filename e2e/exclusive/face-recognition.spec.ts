import type { SceneName } from '@gamehall/face/testing'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { findAxeViolations } from '../fixtures/accessibility.ts'
import { baseUrl, callApi } from '../fixtures/api.ts'
import { openCameraPage } from '../fixtures/camera-page.ts'
import { openFaceCamera } from '../fixtures/face-camera.ts'
import { confirmDocument } from '../fixtures/identity-documents.ts'
import type { Player } from '../fixtures/players.ts'
import { sandbox } from '../fixtures/sandbox.ts'
import { expect, open, test, visibleText } from '../fixtures/test.ts'

/** The scene for each requested action; the other person has no smile. */
const MOVES: Record<string, { readonly own: SceneName; readonly others?: SceneName }> = {
  張開嘴巴: { own: 'open_mouth', others: 'other_open_mouth' },
  慢慢向左轉頭: { own: 'turn_left', others: 'other_turn_left' },
  慢慢向右轉頭: { own: 'turn_right', others: 'other_turn_right' },
  露出微笑: { own: 'smile' },
}
const ASKED = new RegExp(`^(${Object.keys(MOVES).join('|')})$`)
/** The language that the journey goes on in comes last. */
const SENT_TO_A_PERSON = [
  [
    'en',
    'Submitted, under review',
    'Review time left',
    'Deposits, games, transfers and offers work as usual',
  ],
  ['zh-TW', '資料已送出，審核中', '剩餘審核時間', '存款、遊戲、轉帳與優惠都照常使用'],
] as const
/** Detection needs CPU, so this runs alone. */
const SLOWEST = { timeout: 60_000 }
test.setTimeout(300_000)

/** The requested action after this many completed ones. */
async function askedAfter(page: Page, done: number) {
  await expect(page.getByRole('list', { name: `已完成 ${done} / 4` })).toBeVisible(SLOWEST)
  const asked = MOVES[(await visibleText(page, ASKED).textContent()) ?? '']
  if (asked === undefined) throw new Error('nothing is asked for')
  return asked
}

/**
 * The actions a page submitted. Playwright does not expose multipart parts with files. While `sendsTwice` is set, each is sent
 * twice at once, as when it is repeated before it was answered, until the page hears that the server processes another.
 */
async function recordShown(page: Page): Promise<string[]> {
  const shown: string[] = []
  await page.exposeFunction('recordAction', (action: string) => void shown.push(action))
  await page.addInitScript(`{
    const send = window.fetch
    const sendTwice = async (...request) => {
      const responses = await Promise.all([send(...request), send(...request)])
      const codes = await Promise.all(responses.map(async (response) => (await response.clone().json()).code))
      const busy = codes.indexOf(10145)
      window.sendsTwice = busy === -1
      return responses[Math.max(busy, 0)]
    }
    window.fetch = (...request) => {
      const { body } = request[1] ?? {}
      const action = body instanceof FormData ? body.get('action') : null
      if (action === null) return send(...request)
      window.recordAction(action)
      return window.sendsTwice ? sendTwice(...request) : send(...request)
    }
  }`)
  return shown
}

const waitingAttempts = z.object({
  list: z.array(z.object({ attempt_id: z.string(), player_id: z.string() })),
})

/** The player's attempt under review. */
async function findWaitingAttempt(player: Player): Promise<string> {
  const { user_id } = await callApi('getUserInfo', {}, player)
  const { list } = waitingAttempts.parse(await sandbox.operate('list-identity-waiting', {}))
  const attempt = list.find(({ player_id }) => player_id === user_id)
  if (attempt === undefined) throw new Error('no attempt waits for a reviewer')
  return attempt.attempt_id
}

test.beforeEach(() => sandbox.operate('set-identity-rules', { is_automatic: false }))
test.afterEach(() => sandbox.operate('set-identity-rules', { attempts_a_day: 3, face_tries_a_day: 10 }))

test('face recognition rejects other actions, a photo, two people and another person, and accepts all four actions; a reviewer refuses, and it is tried again', async ({
  player,
}) => {
  const [camera] = await Promise.all([openFaceCamera('photo'), confirmDocument(player)])
  const { page, close } = await openCameraPage(camera.path)
  const shown = await recordShown(page)
  await camera.standBefore(page)
  await page.clock.install()
  await open(page, '/face_tips', player)
  await page.getByRole('link', { name: '開始驗證' }).click()

  const isWholeSeen = () => expect.poll(camera.rounds, SLOWEST).toBeGreaterThan(0)

  await test.step('a photo, a different action and two people: nothing is sent, and the time limit expires', async () => {
    await askedAfter(page, 0)
    await expect(visibleText(page, '很好，可再拿遠一點，讓肩膀也入鏡')).toBeVisible()
    camera.show('photo')
    await isWholeSeen()
    const { own } = await askedAfter(page, 0)
    camera.show(own.startsWith('turn') ? 'open_mouth' : 'turn_left')
    await isWholeSeen()
    camera.show('pair')
    await expect(visibleText(page, '畫面中只能有您一個人')).toBeVisible(SLOWEST)
    expect(shown).toEqual([])
    await page.clock.fastForward(301_000)
    await expect(visibleText(page, '時間到了')).toBeVisible()
    expect(await findAxeViolations(page)).toEqual([])
    await expect(page.getByRole('link', { name: '返回' })).toBeVisible()
  })
  await test.step('10092: without face checks left today it says why, whom to ask, and leads back; once some are left, it begins', async () => {
    await sandbox.operate('set-identity-rules', { face_tries_a_day: 1 })
    await page.getByRole('button', { name: '重新開始' }).click()
    await expect(visibleText(page, '今日認證次數已達上限，請明天再試')).toBeVisible()
    await expect(page.getByRole('button', { name: '重新開始' })).toBeHidden()
    await expect(page.getByRole('link', { name: '聯絡客服' })).toHaveAttribute('href', '#/service')
    expect(await findAxeViolations(page)).toEqual([])
    await page.getByRole('link', { name: '返回' }).click()
    await expect(page).toHaveURL(/#\/authentication$/)
    await sandbox.operate('set-identity-rules', { face_tries_a_day: 10 })
    camera.show('photo')
    await page.getByRole('button', { name: '繼續', exact: true }).click()
    await page.getByRole('link', { name: '開始驗證' }).click()
    await expect(page.getByText(/剩 (300|29\d) 秒/)).toBeVisible(SLOWEST)
  })
  await test.step('10145: frames that arrive twice at once: it says that it is busy, sends them again, and goes on', async () => {
    await page.evaluate('window.sendsTwice = true')
    camera.show((await askedAfter(page, 0)).own)
    await expect(visibleText(page, '確認服務忙線中，正在為您再試，請稍候')).toBeVisible(SLOWEST)
    await askedAfter(page, 1)
  })
  await test.step('another person takes over after an action and is refused; one person does all four', async () => {
    let done = 1
    let asked = await askedAfter(page, done)
    while (asked.others === undefined) {
      camera.show(asked.own)
      done += 1
      asked = await askedAfter(page, done)
    }
    camera.show(asked.others)
    await expect(visibleText(page, '過程中須為同一個人')).toBeVisible(SLOWEST)
    expect((await callApi('getIdentity', {}, player)).status).toBe(0)
    for (; done < 4; done += 1) camera.show((await askedAfter(page, done)).own)
    await expect(page).toHaveURL(/#\/realname_success$/, SLOWEST)
    expect(new Set(shown).size).toBe(4)
  })
  await test.step('sent to a person: in both languages it says until when, what works meanwhile, and how to leave', async () => {
    for (const [lang, ...seen] of SENT_TO_A_PERSON) {
      await page.context().addCookies([{ name: 'lang', value: lang, url: baseUrl() }])
      await page.reload()
      for (const words of seen) await expect(visibleText(page, words)).toBeVisible()
      expect(await findAxeViolations(page)).toEqual([])
    }
    await page.getByRole('button', { name: '完成' }).click()
    await expect(page).not.toHaveURL(/#\/(realname_success|face_|realname_info|certificate)/)
    await page.goto('/#/realname_success')
  })
  await test.step('a reviewer refuses: the open page says why, and whom to ask', async () => {
    await expect(visibleText(page, '資料已送出，審核中')).toBeVisible()
    const attempt_id = await findWaitingAttempt(player)
    const decision = { reasons: ['document_glare', 'face_mismatch'], note: '請在窗邊重拍正面' }
    await sandbox.operate('reject-identity', { attempt_id, ...decision })
    await expect(page).toHaveURL(/#\/authentication$/)
    for (const words of ['照片有反光', /臉部與證件照片不符/, decision.note, '今日還可送出 2 次'])
      await expect(visibleText(page, words)).toBeVisible()
    await expect(page.getByRole('link', { name: '聯絡客服' })).toBeVisible()
  })
  await test.step('10092: without attempts left it says until when, and still whom to ask', async () => {
    await sandbox.operate('set-identity-rules', { attempts_a_day: 1 })
    const request = { issue_country: 'TW', document_type: 1 } as const
    await expect(callApi('startIdentity', request, player)).rejects.toThrow('10092')
    await page.reload()
    await expect(visibleText(page, '今日認證次數已用完，請於明天（臺灣時間 00:00 後）再試。')).toBeVisible()
    await expect(page.getByRole('button', { name: '重新認證' })).toBeDisabled()
    await page.getByRole('link', { name: '聯絡客服' }).click()
    await expect(page).toHaveURL(/#\/service$/)
    await page.goBack()
  })
  await test.step('once attempts are left, it starts again with the photos', async () => {
    await sandbox.operate('set-identity-rules', { attempts_a_day: 3 })
    await page.reload()
    await page.getByRole('button', { name: '重新認證' }).click()
    await expect(page.getByRole('heading', { name: '拍攝身分證 · 正面' })).toBeVisible()
    expect((await callApi('getIdentity', {}, player)).draft).toMatchObject({ has_front: false })
  })
  await close()
  camera.close()
})
