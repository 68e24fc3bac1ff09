import { NEUTRAL_MEASURES } from '@gamehall/face/testing/neutral-measures'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { okEnvelope, renderPageAt } from '../../../../shared/testing/test-server.tsx'
import { draft, setUpIdentityServer } from '../../steps/testing/identity-fixture.tsx'
import { FaceRecognitionPage } from '../face-recognition-page.tsx'
import { type FakeGuide, guides, looks } from './fake-camera.ts'
import { fakeTimestamps } from './fake-timestamps.ts'

export const START = '/api/user/identity/face/start'
export const SHOW = '/api/user/identity/face/show'
export const REPEAT = '/api/user/identity/face/repeat'
export const refusal = (field: string, message: string) => ({
  code: 400,
  msg: '資料有誤',
  data: { fields: [{ field, rule: 'x', message }] },
})
export const challenge = (action: string, colors = ['red', 'blue', 'green'], capture = `c-${action}`) => ({
  action,
  amount: 1,
  colors,
  capture,
})
export const check = (seconds = 60) =>
  okEnvelope({
    nonce: 'n1',
    expires_at: new Date(Date.now() + seconds * 1000).toISOString(),
    seconds,
    actions: ['turn_left', 'smile', 'open_mouth', 'turn_right'],
    challenge: challenge('turn_left'),
  })

/** Shows the page a face, as seen so many ms after a moment. */
export function see(
  yaw: number,
  { from = performance.now(), afterMs = 0, middleX = 0.5, middleY = 0.5 } = {},
): void {
  const measures = { ...NEUTRAL_MEASURES, yaw }
  const face = { middleX, middleY, height: 0.45, measures }
  const taken = { picture: new Blob([String(yaw)]), takenAt: from + afterMs }
  act(() => looks.onPicture(taken))
  act(() => looks.onFrame({ ...taken, detection: { faces: [face], brightness: 130, ms: 1 } }))
}

/** Renders the page and waits for its guide, which starts once the camera is open. */
export async function startPage(): Promise<FakeGuide> {
  renderPageAt(<FaceRecognitionPage />, { name: 'faceRecognition', path: '/face_recognition' })
  await screen.findByText('正在準備人臉辨識')
  return waitFor(() => {
    const guide = guides.at(-1)
    if (guide === undefined) throw new Error('no guide was started')
    return guide
  })
}

/** Renders the page until it looks for faces: before, a detection would be lost. */
export async function openPage(): Promise<void> {
  const guide = await startPage()
  act(() => guide.onReady())
  await untilLooking()
}
/** Renders the page until it asks for the first action. */
export async function openTurn(): Promise<void> {
  await openPage()
  see(0)
  await screen.findByText('慢慢向左轉頭')
}
export const untilLooking = () => waitFor(() => expect(looks.isPaused).toBe(false))

export const EVERY_MS = 50
export const TURN_MS = 800
/** So far by this moment somebody who looks ahead at first has turned who turns by so many degrees. */
export const yawAfter = (afterMs: number, degrees: number) =>
  degrees * Math.min(1, Math.max(0, afterMs / TURN_MS - 1))
/** Where a player who has no camera can go. */
export function expectHelp(): void {
  expect(screen.getByRole('link', { name: '聯絡客服' }).getAttribute('href')).toBe('#/service')
  expect(screen.getByText(/也可以用另一支手機登入繼續/)).toBeDefined()
}

/** Sets up the server and the camera of a page whose guide, frames and timestamps are fakes. */
export function setUpFacePage() {
  const testServer = setUpIdentityServer()
  const getUserMedia = vi.fn<MediaDevices['getUserMedia']>()
  afterEach(() => void vi.useRealTimers())
  beforeEach(() => {
    guides.length = 0
    Object.assign(looks, { isPaused: true, onFrame: () => {}, onPicture: () => {} })
    Object.assign(fakeTimestamps, { isOverdue: false, isBusy: false, isLost: false, isLate: false })
    getUserMedia.mockReset().mockResolvedValue(Object.assign(new MediaStream(), { getTracks: () => [] }))
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true })
    testServer.setIdentity({ draft: { ...draft, is_confirmed: true } })
    testServer.answers[START] = check()
    testServer.answers[SHOW] = okEnvelope({ next: 'smile', challenge: challenge('smile'), status: 0 })
    testServer.answers[REPEAT] = okEnvelope({ challenge: challenge('turn_left') })
  })
  return {
    testServer,
    getUserMedia,
    /** Turns by 23° and holds it, until the page has seen enough. */
    async turnLeft({ middleY = 0.5, from = performance.now() } = {}): Promise<void> {
      for (let afterMs = EVERY_MS; afterMs < 6 * TURN_MS; afterMs += EVERY_MS)
        see(yawAfter(afterMs, 23), { from, afterMs, middleY })
      await waitFor(() => expect(testServer.sentTo(SHOW)).not.toHaveLength(0))
    },
  }
}
