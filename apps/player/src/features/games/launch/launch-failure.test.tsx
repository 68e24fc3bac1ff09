import { cleanup, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderPageAt, setUpTestServer } from '../../../shared/testing/test-server.tsx'
import { LaunchFailure, type LaunchProblem } from './launch-failure.tsx'

setUpTestServer()
const show = (problem: LaunchProblem, isTrial = false) =>
  renderPageAt(
    <LaunchFailure
      game={undefined}
      problem={problem}
      isTrial={isTrial}
      onRetry={vi.fn()}
      onLeave={vi.fn()}
    />,
    {},
  )
const KEPT = '您的餘額與未完成的局都會保留，維護結束後即可繼續。'

it('leads a player who is on a break to the limits instead of another try', () => {
  show({ message: '您設定的休息期間尚未結束', code: 10300 })
  expect(screen.getByRole('link', { name: '查看我的限制' }).getAttribute('href')).toBe('#/play_limits')
  expect(screen.queryByRole('button', { name: '再試一次' })).toBeNull()
})

it('offers another try where that can help', () => {
  show({ message: '遊戲平台維護中', code: 30000 })
  expect(screen.getByRole('button', { name: '再試一次' })).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})

it('says in maintenance that balance and round are kept; for a trial and another failure not', () => {
  show({ message: '遊戲平台維護中', code: 30000 })
  expect(screen.getByRole('alert').textContent).toContain(KEPT)
  cleanup()
  show({ message: '遊戲平台維護中', code: 30000 }, true)
  expect(screen.getByRole('alert').textContent).not.toContain(KEPT)
  cleanup()
  show({ message: '遊戲平台忙碌中', code: 30004 })
  expect(screen.getByRole('alert').textContent).not.toContain(KEPT)
})
