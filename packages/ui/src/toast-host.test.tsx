import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ToastHost } from './toast-host.tsx'
import { clearToasts, showToast } from './toast-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
  render(<ToastHost />)
})
afterEach(() => {
  act(() => clearToasts())
  vi.useRealTimers()
})

test('a toast is announced and leaves by itself', () => {
  act(() => void showToast('已入帳', { kind: 'success' }))
  expect(screen.getByRole('status').textContent).toBe('已入帳')
  act(() => vi.advanceTimersByTime(2_600))
  expect(screen.queryByText('已入帳')).toBeNull()
})

test('§9: a push notice stays 10 s, a loading toast at most 30 s', () => {
  act(() => void showToast('您有新訊息', { kind: 'notice' }))
  act(() => void showToast('載入中', { kind: 'loading' }))
  act(() => vi.advanceTimersByTime(9_999))
  expect(screen.getByText('您有新訊息')).toBeTruthy()
  act(() => vi.advanceTimersByTime(1))
  expect(screen.queryByText('您有新訊息')).toBeNull()
  act(() => vi.advanceTimersByTime(19_999))
  expect(screen.getByText('載入中')).toBeTruthy()
  act(() => vi.advanceTimersByTime(1))
  expect(screen.queryByText('載入中')).toBeNull()
})

test('what showing returns closes that toast only', () => {
  let close = () => {}
  act(() => {
    close = showToast('載入中', { kind: 'loading' })
    showToast('餘額不足', { kind: 'error' })
  })
  act(() => close())
  expect(screen.getByRole('status').textContent).toBe('餘額不足')
})

test('the same words are not shown twice, and at most three lines stay', () => {
  act(() => {
    for (const text of ['一', '二', '二', '三', '四']) showToast(text)
  })
  expect(screen.getByRole('status').textContent).toBe('二三四')
})

test('a notice with something behind it can be tapped', () => {
  const onTap = vi.fn()
  act(() => void showToast('存款 3,000.00', { kind: 'notice', title: '入帳通知', onTap }))
  fireEvent.click(screen.getByRole('button', { name: /入帳通知/ }))
  expect(onTap).toHaveBeenCalledTimes(1)
})
