import { FACE_FILM_LIMITS } from '@gamehall/contract/identity'
import { findFilmFault } from '@gamehall/face'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { okEnvelope, renderPageAt } from '../../../shared/testing/test-server.tsx'
import { getLocalDraft, saveTypedValues, startLocalDraft } from '../steps/identity-draft-store.ts'
import { draft } from '../steps/testing/identity-fixture.tsx'
import { FaceRecognitionPage } from './face-recognition-page.tsx'
import {
  challenge,
  check,
  EVERY_MS,
  expectHelp,
  openPage,
  openTurn,
  REPEAT,
  refusal,
  SHOW,
  START,
  see,
  setUpFacePage,
  startPage,
  TURN_MS,
  untilLooking,
  yawAfter,
} from './testing/face-page.tsx'
import { guides, looks } from './testing/fake-camera.ts'

vi.mock('./face-guide.ts', async () => ({
  startFaceGuide: (await import('./testing/fake-camera.ts')).startFakeGuide,
}))
vi.mock('./use-face-frames.ts', async () => ({
  useFaceFrames: (await import('./testing/fake-camera.ts')).useFakeFrames,
}))
vi.mock('./use-frame-timestamps.ts', async () => ({
  useFrameTimestamps: (await import('./testing/fake-timestamps.ts')).useFakeTimestamps,
}))

const { testServer, getUserMedia, turnLeft } = setUpFacePage()

/** Lets the test's clock run until so many shows were sent: each follows the answer to the last by two seconds. */
async function untilShown(count: number): Promise<void> {
  while (testServer.sentTo(SHOW).length < count) await act(() => vi.advanceTimersByTimeAsync(50))
}

const busy = { code: 10321, msg: '目前進行人臉辨識的人較多，請稍候再試', data: null }

describe('the face recognition', () => {
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

  it('asks for the shoulders where the picture ends above it, and takes the action all the same', async () => {
    await openTurn()
    const from = performance.now()
    for (let afterMs = 300; afterMs <= 600; afterMs += EVERY_MS) see(0, { from, afterMs, middleY: 0.65 })
    expect(await screen.findByText('很好，可再拿遠一點，讓肩膀也入鏡')).toBeDefined()
    await turnLeft({ middleY: 0.65, from: from + 600 })
    expect(testServer.sentTo(SHOW)).toHaveLength(1)
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

  it('when no answer comes at all the action is repeated', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    Object.defineProperty(testServer.answers, SHOW, { get: () => expect.fail('connection lost') })
    await openTurn()
    await turnLeft()
    await untilShown(5)
    expect(await screen.findByText('網路發生錯誤，請檢查網路後再試')).toBeDefined()
    expect(screen.getByText('慢慢向左轉頭')).toBeDefined()
    expect(looks.isPaused).toBe(false)
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
