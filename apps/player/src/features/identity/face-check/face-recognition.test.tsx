import { FACE_FILM_LIMITS } from '@gamehall/contract/identity'
import { findFilmFault } from '@gamehall/face'
import { NEUTRAL_MEASURES } from '@gamehall/face/testing/neutral-measures'
import { CallError } from '@gamehall/web-client/calls/call-error.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { okEnvelope, renderPageAt } from '../../../shared/testing/test-server.tsx'
import { getLocalDraft, saveTypedValues, startLocalDraft } from '../steps/identity-draft-store.ts'
import { draft, setUpIdentityServer } from '../steps/testing/identity-fixture.tsx'
import type { FaceGuide } from './face-guide.ts'
import { fakeTimestamps as timestamps, useFakeTimestamps } from './testing/fake-timestamps.ts'
import type { FaceFrame, TakenPicture } from './use-face-frames.ts'

const guides: { onProgress(share: number): void; onReady(): void; onFailure(): void; close: () => void }[] =
  []
const looks = vi.hoisted(() => ({
  isPaused: true,
  onPicture: (_: TakenPicture) => {},
  onFrame: (_: FaceFrame) => {},
  untilNext: (_: number): number => 0,
}))
vi.mock('./face-guide.ts', () => ({
  startFaceGuide: (ear: Omit<(typeof guides)[number], 'close'>): FaceGuide => {
    const close = vi.fn()
    guides.push({ ...ear, close })
    return { look: async () => null, close }
  },
}))
// The test supplies the detections.
vi.mock('./use-face-frames.ts', () => ({
  useFaceFrames: (given: typeof looks) => Object.assign(looks, given),
}))

vi.mock('./use-frame-timestamps.ts', () => ({ useFrameTimestamps: useFakeTimestamps }))

const { FaceRecognitionPage } = await import('./face-recognition-page.tsx')

const testServer = setUpIdentityServer()
const START = '/api/user/identity/face/start'
const SHOW = '/api/user/identity/face/show'
const REPEAT = '/api/user/identity/face/repeat'
const refusal = (field: string, message: string) => ({
  code: 400,
  msg: '資料有誤',
  data: { fields: [{ field, rule: 'x', message }] },
})
const getUserMedia = vi.fn()

const challenge = (action: string, colors = ['red', 'blue', 'green'], capture = `c-${action}`) => ({
  action,
  amount: 1,
  colors,
  capture,
})
const check = (seconds = 60) =>
  okEnvelope({
    nonce: 'n1',
    expires_at: new Date(Date.now() + seconds * 1000).toISOString(),
    actions: ['turn_left', 'smile', 'open_mouth', 'turn_right'],
    challenge: challenge('turn_left'),
  })

/** Shows the page a face, as seen so many ms after a moment. */
function see(
  yaw: number,
  { from = performance.now(), afterMs = 0, middleX = 0.5, middleY = 0.5 } = {},
): void {
  const measures = { ...NEUTRAL_MEASURES, yaw }
  const face = { middleX, middleY, height: 0.6, measures }
  const taken = { picture: new Blob([String(yaw)]), takenAt: from + afterMs }
  act(() => looks.onPicture(taken))
  act(() => looks.onFrame({ ...taken, detection: { faces: [face], brightness: 130, ms: 1 } }))
}

/** Renders the page and waits for its guide, which starts once the camera is open. */
async function startPage(): Promise<(typeof guides)[number]> {
  renderPageAt(<FaceRecognitionPage />, { name: 'faceRecognition', path: '/face_recognition' })
  await screen.findByText('正在準備人臉辨識')
  return waitFor(() => {
    const guide = guides.at(-1)
    if (guide === undefined) throw new Error('no guide was started')
    return guide
  })
}

/** Renders the page until it looks for faces: before, a detection would be lost. */
async function openPage(): Promise<void> {
  const guide = await startPage()
  act(() => guide.onReady())
  await untilLooking()
}
/** Renders the page until it asks for the first action. */
async function openTurn(): Promise<void> {
  await openPage()
  see(0)
  await screen.findByText('慢慢向左轉頭')
}
const untilLooking = () => waitFor(() => expect(looks.isPaused).toBe(false))

/** Lets the test's clock run until so many shows were sent: each follows the answer to the last by two seconds. */
async function untilShown(count: number): Promise<void> {
  while (testServer.sentTo(SHOW).length < count) await act(() => vi.advanceTimersByTimeAsync(50))
}

const EVERY_MS = 50
const TURN_MS = 800
/** So far by this moment somebody who looks ahead at first has turned who turns by so many degrees. */
const yawAfter = (afterMs: number, degrees: number) =>
  degrees * Math.min(1, Math.max(0, afterMs / TURN_MS - 1))
/** Turns by 23° and holds it, until the page has seen enough. */
async function turnLeft({ middleY = 0.5, from = performance.now() } = {}): Promise<void> {
  for (let afterMs = EVERY_MS; afterMs < 6 * TURN_MS; afterMs += EVERY_MS)
    see(yawAfter(afterMs, 23), { from, afterMs, middleY })
  await waitFor(() => expect(testServer.sentTo(SHOW)).not.toHaveLength(0))
}

/** Where a player who has no camera can go. */
function expectHelp(): void {
  expect(screen.getByRole('link', { name: '聯絡客服' }).getAttribute('href')).toBe('#/service')
  expect(screen.getByText(/也可以用另一支手機登入繼續/)).toBeDefined()
}

const busy = { code: 10321, msg: '目前進行人臉辨識的人較多，請稍候再試', data: null }

describe('the face recognition', () => {
  afterEach(() => void vi.useRealTimers())
  beforeEach(() => {
    guides.length = 0
    Object.assign(looks, { isPaused: true, onFrame: () => {}, onPicture: () => {} })
    Object.assign(timestamps, { isOverdue: false, isBusy: false, isLost: false, isLate: false })
    getUserMedia.mockReset().mockResolvedValue(Object.assign(new MediaStream(), { getTracks: () => [] }))
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true })
    testServer.setIdentity({ draft: { ...draft, is_confirmed: true } })
    testServer.answers[START] = check()
    testServer.answers[SHOW] = okEnvelope({ next: 'smile', challenge: challenge('smile'), status: 0 })
    testServer.answers[REPEAT] = okEnvelope({ challenge: challenge('turn_left') })
  })

  it('shows loading progress, and starts when a face is visible', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    testServer.answers[START] = check()
    const guide = await startPage()
    act(() => guide.onProgress(0.4))
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40')
    act(() => guide.onReady())
    await untilLooking()
    expect(testServer.sentTo(START)).toHaveLength(0)
    see(0)
    expect(await screen.findByText('慢慢向左轉頭')).toBeDefined()
    expect(screen.getByRole('timer').textContent).toContain('剩 60 秒')
    expect(document.querySelector('[data-light]')?.getAttribute('data-light')).toBe('red')
  })

  it.each([
    ['nothing was begun', null, '/authentication'],
    ['the data is not confirmed', draft, '/realname_info'],
  ])('opens no camera when %s', async (_, found, target) => {
    testServer.setIdentity({ draft: found })
    renderPageAt(<FaceRecognitionPage />, { name: 'faceRecognition', path: '/face_recognition' })
    await waitFor(() => expect(testServer.go).toHaveBeenCalledWith(target, { replace: true }))
    expect(getUserMedia).not.toHaveBeenCalled()
    expect(guides).toHaveLength(0)
    expect(testServer.sentTo(START)).toHaveLength(0)
  })

  it('failed models can be loaded again', async () => {
    const guide = await startPage()
    act(() => guide.onFailure())
    expect(screen.getByText(/也可以用另一支手機登入繼續/)).toBeDefined()
    expect(screen.getByRole('link', { name: '聯絡客服' }).getAttribute('href')).toBe('#/service')
    fireEvent.click(screen.getByRole('button', { name: '再試一次' }))
    await waitFor(() => expect(guides).toHaveLength(2))
    expect(guides[0]?.close).toHaveBeenCalled()
  })

  it('submits an action automatically and asks for the next', async () => {
    await openTurn()
    await turnLeft()
    expect(testServer.sentTo(SHOW)).toEqual([
      {
        nonce: 'n1',
        action: 'turn_left',
        capture: 'c-turn_left',
        camera: '',
        times: expect.stringMatching(/^\d+(?:,\d+){7}$/),
        frames: expect.arrayContaining(['23']),
      },
    ])
    const [{ times = '', frames = [] } = {}] = testServer.sentTo(SHOW) as {
      times: string
      frames: string[]
    }[]
    expect(frames).toHaveLength(8)
    expect(findFilmFault(times.split(',').map(Number), FACE_FILM_LIMITS)).toBeNull()
    expect(await screen.findByText('露出微笑')).toBeDefined()
    expect(screen.getByRole('list', { name: '已完成 1 / 4' })).toBeDefined()
  })

  it('asks to come back a little when the turn went much too far, and sends it then', async () => {
    await openTurn()
    const from = performance.now()
    const turn = (yaw: number, afterMs: number) => see(yaw, { from, afterMs })
    for (let afterMs = EVERY_MS; afterMs < 3 * TURN_MS; afterMs += EVERY_MS)
      turn(yawAfter(afterMs, 40), afterMs)
    expect(await screen.findByText('超過了，請往回一點點')).toBeDefined()
    expect(testServer.sentTo(SHOW)).toHaveLength(0)
    for (let afterMs = 3 * TURN_MS; afterMs < 4 * TURN_MS; afterMs += EVERY_MS) turn(30, afterMs)
    await waitFor(() => expect(testServer.sentTo(SHOW)).toHaveLength(1))
  })

  it('asks for the neck where the picture ends above it, and takes the action all the same', async () => {
    await openTurn()
    const from = performance.now()
    for (let afterMs = 300; afterMs <= 600; afterMs += EVERY_MS) see(0, { from, afterMs, middleY: 0.65 })
    expect(await screen.findByText('很好，可再拿遠一點，讓脖子也入鏡')).toBeDefined()
    await turnLeft({ middleY: 0.65, from: from + 600 })
    expect(testServer.sentTo(SHOW)).toHaveLength(1)
  })

  it('sends no picture that has no timestamp: it waits for them, and says when the network is too slow', async () => {
    await openTurn()
    const from = performance.now()
    timestamps.isLost = true
    for (let afterMs = EVERY_MS; afterMs < 3 * TURN_MS; afterMs += EVERY_MS)
      see(yawAfter(afterMs, 23), { from, afterMs })
    expect(screen.getByText('很好，請保持一下')).toBeDefined()
    for (let afterMs = 3 * TURN_MS; afterMs < 10 * TURN_MS; afterMs += EVERY_MS) see(23, { from, afterMs })
    expect(screen.getByText('網路太慢，請移到收訊較好的地方')).toBeDefined()
    expect(screen.queryByText('太慢了，請再連貫地做一次'), 'it is not the player').toBeNull()
    expect(testServer.sentTo(SHOW)).toHaveLength(0)
    timestamps.isLost = false
    await turnLeft({ from: from + 10 * TURN_MS })
    expect(await screen.findByText('露出微笑')).toBeDefined()
  })

  it.each([
    ['that the network is too slow', false, '網路太慢，請移到收訊較好的地方'],
    ['that the server is busy', true, '確認服務忙線中，正在為您再試，請稍候'],
  ])('says %s when none of the last pictures has a timestamp', async (_, isBusy, words) => {
    await openTurn()
    Object.assign(timestamps, { isOverdue: true, isBusy })
    const from = performance.now()
    for (let afterMs = 300; afterMs < 600; afterMs += EVERY_MS) see(0, { from, afterMs })
    expect(screen.getByText(words)).toBeDefined()
  })

  it('sends what was shown when its timestamps arrive, wherever the face is by then', async () => {
    await openTurn()
    const from = performance.now()
    timestamps.isLate = true
    for (let afterMs = EVERY_MS; afterMs < 3 * TURN_MS; afterMs += EVERY_MS)
      see(yawAfter(afterMs, 23), { from, afterMs })
    const aside = (afterMs: number) => see(0, { from, afterMs, middleX: 0.9 })
    for (let afterMs = 3 * TURN_MS; afterMs < 3.5 * TURN_MS; afterMs += EVERY_MS) aside(afterMs)
    expect(testServer.sentTo(SHOW)).toHaveLength(0)
    timestamps.isLate = false
    aside(3.5 * TURN_MS)
    expect(await screen.findByText('露出微笑')).toBeDefined()
    expect(testServer.sentTo(SHOW)).toHaveLength(1)
  })

  it('helps who has a slow network when the time is over', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    testServer.answers[START] = check(3)
    await openTurn()
    timestamps.isOverdue = true
    const from = performance.now()
    for (let afterMs = 300; afterMs < 600; afterMs += EVERY_MS) see(0, { from, afterMs })
    await act(() => vi.advanceTimersByTimeAsync(4_000))
    expect(await screen.findByText('時間到了')).toBeDefined()
    expect(screen.getByText('網路太慢，請移到收訊較好的地方')).toBeDefined()
    expectHelp()
    expect(screen.getByRole('button', { name: '重新開始' })).toBeDefined()
  })

  it('asks for the challenge anew when its capture session takes no timestamps any more', async () => {
    await openTurn()
    testServer.answers[REPEAT] = okEnvelope({ challenge: challenge('turn_left', ['cyan', 'red'], 'c-again') })
    const progress = () =>
      document.querySelector<SVGElement>('path[style]')?.style.getPropertyValue('--share')
    act(() => timestamps.refuse(new CallError('business', 400, '資料有誤')))
    expect(screen.getByText('準備開始…'), 'nothing was accepted').toBeDefined()
    expect(progress()).toBe('0')
    expect(looks.isPaused).toBe(true)
    await waitFor(() =>
      expect(document.querySelector('[data-light]')?.getAttribute('data-light')).toBe('cyan'),
    )
    expect(screen.getByText('慢慢向左轉頭')).toBeDefined()
    expect(screen.getByText('請再做一次這個動作')).toBeDefined()
    const fields = [{ field: 'nonce', rule: 'face_expired', message: '驗證逾時，請重新開始' }]
    act(() => timestamps.refuse(new CallError('business', 400, '資料有誤', fields)))
    expect(await screen.findByText('時間到了')).toBeDefined()
  })

  it('takes no picture while the screen changes its colour', async () => {
    await openPage()
    const before = performance.now()
    see(0)
    await screen.findByText('慢慢向左轉頭')
    const after = performance.now()
    const waits = Array.from({ length: 70 }, (_, at) => looks.untilNext(after + at * 10))
    expect(Math.max(...waits)).toBeGreaterThan(200)
    expect(waits.filter((wait) => wait === 0).length, '450 of 700 ms').toBeGreaterThan(40)
    expect(looks.untilNext(before + 10), 'as the first colour appears').toBeGreaterThan(0)
  })

  it('a rejected action is repeated with the server’s message', async () => {
    testServer.answers[SHOW] = refusal('frames', '過程中須為同一個人')
    await openTurn()
    await turnLeft()
    expect(await screen.findByText('過程中須為同一個人')).toBeDefined()
    expect(screen.getByText('慢慢向左轉頭')).toBeDefined()
    expect(looks.isPaused).toBe(false)
  })

  it('a repeated action has the challenge that the server draws anew, and times from its first moment', async () => {
    let now = 1_000
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
    Object.defineProperty(testServer.answers, SHOW, {
      get: () => {
        now += 9_800
        return refusal('frames', '請看著鏡頭')
      },
    })
    testServer.answers[REPEAT] = okEnvelope({
      challenge: challenge('turn_left', ['green', 'red', 'cyan'], 'c-again'),
    })
    await openTurn()
    await turnLeft()
    await screen.findByText('請看著鏡頭')
    expect(document.querySelector('[data-light]')?.getAttribute('data-light')).toBe('green')
    await turnLeft()
    await waitFor(() => expect(testServer.sentTo(SHOW)).toHaveLength(2))
    clock.mockRestore()
    const [first, again] = testServer.sentTo(SHOW) as { times: string; capture: string }[]
    expect(again).toMatchObject({ times: first?.times, capture: 'c-again' })
    expect(testServer.sentTo(REPEAT)[0]).toEqual({ nonce: 'n1' })
  })

  it.each([
    ['while the engine is busy', () => busy, '確認服務忙線中，正在為您再試，請稍候'],
    ['when an answer is lost', () => expect.fail('connection lost'), '連線中斷，正在重新傳送…'],
  ])('%s the same frames are sent again, with a notice', async (_, firstAnswer, notice) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const next = okEnvelope({ next: 'smile', challenge: challenge('smile'), status: 0 })
    Object.defineProperty(testServer.answers, SHOW, {
      get: () => (testServer.sentTo(SHOW).length === 1 ? firstAnswer() : next),
    })
    await openTurn()
    await turnLeft()
    expect(await screen.findByText(notice)).toBeDefined()
    await untilShown(2)
    expect(await screen.findByText('露出微笑')).toBeDefined()
    const [first, second, ...more] = testServer.sentTo(SHOW)
    expect(second).toEqual(first)
    expect(more).toEqual([])
  })

  it('when the engine stays busy the action is repeated', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    testServer.answers[SHOW] = busy
    await openTurn()
    await turnLeft()
    await untilShown(5)
    expect(await screen.findByText('確認服務忙線中，請再做一次')).toBeDefined()
    expect(screen.queryByText(/維護中/)).toBeNull()
    expect(testServer.sentTo(SHOW)).toHaveLength(5)
  })

  it('after the last action the result is shown', async () => {
    testServer.answers[SHOW] = okEnvelope({ next: null, challenge: null, status: 3 })
    startLocalDraft('100001', 4)
    saveTypedValues('100001', { name: '王小明' })
    await openTurn()
    testServer.setIdentity({ status: 3 })
    await turnLeft()
    await waitFor(() => expect(testServer.go).toHaveBeenCalledWith('/realname_success', { replace: true }))
    expect(testServer.visitedPaths(), 'the draft that is gone leads nowhere else').toEqual([
      '/realname_success',
    ])
    expect(getLocalDraft('100001'), 'only the way back is left').toEqual({
      owner: '100001',
      depth: 4,
      typed: {},
    })
  })

  it('an answer to a check that ended changes nothing in the next', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    testServer.answers[START] = check(3)
    testServer.answers[SHOW] = refusal('frames', '過程中須為同一個人')
    const late = okEnvelope({ challenge: challenge('smile', ['cyan'], 'c-late') })
    Object.defineProperty(testServer.answers, REPEAT, {
      get: () => (testServer.sentTo(START).length === 1 ? expect.fail('connection lost') : late),
    })
    await openTurn()
    await turnLeft()
    await act(() => vi.advanceTimersByTimeAsync(3_000))
    expect(await screen.findByText('時間到了')).toBeDefined()
    testServer.answers[START] = check()
    fireEvent.click(screen.getByRole('button', { name: '重新開始' }))
    expect(await screen.findByText('慢慢向左轉頭')).toBeDefined()
    const lost = testServer.sentTo(REPEAT).length
    while (testServer.sentTo(REPEAT).length === lost) await act(() => vi.advanceTimersByTimeAsync(50))
    await act(() => vi.advanceTimersByTimeAsync(50))
    expect(screen.getByText('慢慢向左轉頭')).toBeDefined()
    expect(screen.queryByText('過程中須為同一個人')).toBeNull()
  })

  it('says nothing in the next check of frames that are sent again for one that ended', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    testServer.answers[START] = check(3)
    Object.defineProperty(testServer.answers, SHOW, { get: () => expect.fail('connection lost') })
    await openTurn()
    await turnLeft()
    expect(await screen.findByText('連線中斷，正在重新傳送…')).toBeDefined()
    await act(() => vi.advanceTimersByTimeAsync(3_000))
    expect(await screen.findByText('時間到了')).toBeDefined()
    testServer.answers[START] = check()
    fireEvent.click(screen.getByRole('button', { name: '重新開始' }))
    expect(await screen.findByText('慢慢向左轉頭')).toBeDefined()
    expect(screen.queryByText('連線中斷，正在重新傳送…')).toBeNull()
  })

  it('after a timeout it restarts with a new nonce', async () => {
    testServer.answers[START] = check(0)
    await openPage()
    see(0)
    expect(await screen.findByText('時間到了')).toBeDefined()
    testServer.answers[START] = check()
    fireEvent.click(screen.getByRole('button', { name: '重新開始' }))
    expect(await screen.findByText('慢慢向左轉頭')).toBeDefined()
    expect(testServer.sentTo(START)).toHaveLength(2)
  })

  it.each(['nonce', 'frames'])(
    'an expired nonce counts as a timeout, after a refusal of the %s',
    async (field) => {
      testServer.answers[SHOW] = refusal(field, '請看著鏡頭')
      testServer.answers[REPEAT] = refusal('nonce', '驗證逾時，請重新開始')
      await openTurn()
      await turnLeft()
      expect(await screen.findByText('時間到了')).toBeDefined()
    },
  )

  it('a browser without cameras: support, and another phone', async () => {
    Object.defineProperty(navigator, 'mediaDevices', { value: undefined, configurable: true })
    renderPageAt(<FaceRecognitionPage />, { name: 'faceRecognition', path: '/face_recognition' })
    expect(await screen.findByText('此瀏覽器無法使用相機。請改用手機內建的瀏覽器開啟。')).toBeDefined()
    expectHelp()
  })

  it('a camera that ends in the middle can be opened again', async () => {
    const track = Object.assign(new EventTarget(), { stop: () => {} })
    getUserMedia.mockResolvedValueOnce(Object.assign(new MediaStream(), { getTracks: () => [track] }))
    await openTurn()
    act(() => void track.dispatchEvent(new Event('ended')))
    expect(await screen.findByText('相機中斷了，請重新開啟。')).toBeDefined()
    expectHelp()
    fireEvent.click(screen.getByRole('button', { name: '開啟相機' }))
    expect(await screen.findByText('慢慢向左轉頭')).toBeDefined()
    expect(testServer.sentTo(START)).toHaveLength(1)
  })

  it('what refuses only for the moment can be tried again', async () => {
    testServer.answers[START] = { code: 10145, msg: '操作過於頻繁', data: null }
    await openPage()
    see(0)
    expect(await screen.findByText('操作過於頻繁')).toBeDefined()
    testServer.answers[START] = check()
    fireEvent.click(screen.getByRole('button', { name: '重新開始' }))
    expect(await screen.findByText('慢慢向左轉頭')).toBeDefined()
  })
})
