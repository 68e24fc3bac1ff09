import { clearToasts, currentToasts } from '@gamehall/ui/feedback/toast-store.ts'
import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { okEnvelope, renderPageAt, setUpTestServer } from '../../../shared/testing/test-server.tsx'
import { playSessionText } from './play-session-text.ts'
import { RealityCheck } from './reality-check.tsx'

const testServer = setUpTestServer()
afterEach(() => {
  clearToasts()
  Reflect.deleteProperty(document, 'fullscreenElement')
})

it.each([
  ['in full screen also as a toast', true],
  ['beside the game alone otherwise', false],
])('warns before the time limit, %s', async (_name, isFullscreen) => {
  const fullscreenElement = isFullscreen ? document.body : null
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: fullscreenElement })
  testServer.answers['/api/game/sitting'] = okEnvelope({
    started_at: '2026-01-01T00:00:00.000Z',
    played_s: 1_800,
    win_loss: '0.00',
    counted_until: null,
    check: null,
    time_left_s: 240,
  })
  renderPageAt(<RealityCheck isActive onCover={vi.fn()} onLeave={vi.fn()} />, { name: 'startGame' })
  const warning = playSessionText['zh-TW'].endsSoon(4)
  expect(await screen.findByText(warning)).toBeTruthy()
  expect(currentToasts().map(({ text, kind }) => [text, kind])).toEqual(
    isFullscreen ? [[warning, 'notice']] : [],
  )
})
