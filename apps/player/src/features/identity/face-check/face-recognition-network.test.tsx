import { CallError } from '@gamehall/web-client/calls/call-error.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { okEnvelope } from '../../../shared/testing/test-server.tsx'
import {
  challenge,
  check,
  EVERY_MS,
  expectHelp,
  openTurn,
  REPEAT,
  refusal,
  SHOW,
  START,
  see,
  setUpFacePage,
  TURN_MS,
  yawAfter,
} from './testing/face-page.tsx'
import { looks } from './testing/fake-camera.ts'
import { fakeTimestamps as timestamps } from './testing/fake-timestamps.ts'

vi.mock('./face-guide.ts', async () => ({
  startFaceGuide: (await import('./testing/fake-camera.ts')).startFakeGuide,
}))
vi.mock('./use-face-frames.ts', async () => ({
  useFaceFrames: (await import('./testing/fake-camera.ts')).useFakeFrames,
}))
vi.mock('./use-frame-timestamps.ts', async () => ({
  useFrameTimestamps: (await import('./testing/fake-timestamps.ts')).useFakeTimestamps,
}))

const { testServer, turnLeft } = setUpFacePage()

describe('the face recognition on a slow network', () => {
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
})
