import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderPageAt, setUpTestServer } from '../../../shared/testing/test-server.tsx'
import { LaunchFailure, type LaunchProblem } from './launch-failure.tsx'

setUpTestServer()
const show = (problem: LaunchProblem) =>
  renderPageAt(<LaunchFailure game={undefined} problem={problem} onRetry={vi.fn()} onLeave={vi.fn()} />, {})

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
