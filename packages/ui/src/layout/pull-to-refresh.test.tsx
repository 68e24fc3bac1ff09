import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PullToRefresh } from './pull-to-refresh.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function pull(distance: number, sideways = 0) {
  const page = screen.getByText('內容')
  fireEvent.touchStart(page, { touches: [{ clientX: 50, clientY: 100 }] })
  fireEvent.touchMove(page, { touches: [{ clientX: 50 + sideways, clientY: 100 + distance }] })
  const said = screen.getByRole('status').textContent
  fireEvent.touchEnd(page)
  return said
}

test('a long pull refreshes and shows each phase', async () => {
  let finish = () => {}
  const onRefresh = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  render(<PullToRefresh onRefresh={onRefresh}>內容</PullToRefresh>)
  expect(pull(200)).toBe('放開重新整理')
  expect(screen.getByRole('status').textContent).toBe('重新整理中')
  await act(async () => finish())
  expect(screen.getByRole('status').textContent).toBe('已更新')
  act(() => vi.advanceTimersByTime(900))
  expect(screen.getByRole('status').textContent).toBe('')
})

test('a short pull does not refresh', () => {
  const onRefresh = vi.fn(async () => undefined)
  render(<PullToRefresh onRefresh={onRefresh}>內容</PullToRefresh>)
  expect(pull(60)).toBe('下拉重新整理')
  expect(onRefresh).not.toHaveBeenCalled()
})

test('a failure is shown', async () => {
  render(<PullToRefresh onRefresh={() => Promise.reject(new Error('offline'))}>內容</PullToRefresh>)
  await act(async () => void pull(200))
  expect(screen.getByRole('status').textContent).toBe('重新整理失敗')
})

test('a sideways swipe is not a pull', () => {
  const onRefresh = vi.fn(async () => undefined)
  render(<PullToRefresh onRefresh={onRefresh}>內容</PullToRefresh>)
  expect(pull(150, 200)).toBe('')
  expect(onRefresh).not.toHaveBeenCalled()
})
