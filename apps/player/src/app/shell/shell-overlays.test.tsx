import { act, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { setOfflineDetail, setOnline } from '../../shared/stores/connection-store.ts'
import { renderPageAt, setUpTestServer } from '../../shared/testing/test-server.tsx'
import { ShellOverlays } from './shell-overlays.tsx'

setUpTestServer()
afterEach(() => {
  setOnline(true)
  setOfflineDetail(undefined)
})

const goOffline = () => {
  renderPageAt(<ShellOverlays path="/startGame" isBare hasTabs={false} />, {})
  act(() => setOnline(false))
  return screen.getByRole('alertdialog', { name: '網路連線中斷' }).textContent
}

it('speaks of what was typed where no game is open', () => {
  expect(goOffline()).toContain('已填寫的內容不會遺失')
})

it('speaks of bets and rounds over a game', () => {
  setOfflineDetail('已送出的投注都有效')
  const said = goOffline()
  expect(said).toContain('已送出的投注都有效')
  expect(said).not.toContain('已填寫的內容')
})
