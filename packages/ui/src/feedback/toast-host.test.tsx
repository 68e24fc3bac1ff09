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

test('a paid claim shows its amount once to the eye, and is announced in words only', () => {
  act(() => void showToast('已領取 88.00 元，存入主錢包', { kind: 'success', paid: '88.00' }))
  expect(screen.getByText('+88.00').getAttribute('aria-hidden')).toBe('true')
  expect(screen.getByText('已領取 88.00 元，存入主錢包').getAttribute('aria-hidden')).toBeNull()
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
  expect(seen()).toBe('餘額不足')
})

const seen = () => screen.getByRole('status').textContent

test('one toast is visible at a time: a new one replaces the last', () => {
  act(() => {
    for (const text of ['一', '二', '二', '三']) showToast(text)
  })
  expect(seen()).toBe('三')
  act(() => vi.advanceTimersByTime(2_600))
  expect(seen()).toBe('')
})

test('only another error replaces an error', () => {
  act(() => {
    showToast('餘額不足', { kind: 'error' })
    showToast('已複製', { kind: 'success' })
    showToast('載入中', { kind: 'loading' })
  })
  expect(seen()).toBe('餘額不足')
  act(() => void showToast('網路發生錯誤', { kind: 'error' }))
  expect(seen()).toBe('網路發生錯誤')
  act(() => vi.advanceTimersByTime(4_000))
  expect(seen()).toBe('已複製')
  act(() => vi.advanceTimersByTime(2_600))
  expect(seen()).toBe('載入中')
})

test('notices queue, are shorter while others wait, and reappear after an interruption', () => {
  act(() => {
    showToast('入帳', { kind: 'notice' })
    showToast('升級', { kind: 'notice' })
  })
  expect(seen()).toBe('入帳')
  act(() => vi.advanceTimersByTime(3_000))
  expect(seen()).toBe('升級')
  act(() => void showToast('已複製', { kind: 'success' }))
  expect(seen()).toBe('已複製')
  act(() => vi.advanceTimersByTime(2_600))
  expect(seen()).toBe('升級')
  act(() => vi.advanceTimersByTime(10_000))
  expect(seen()).toBe('')
})

test('a toast that waits behind an error can be closed and updated', () => {
  act(() => {
    showToast('餘額不足', { kind: 'error' })
    const close = showToast('一')
    showToast('審核中', { about: 'withdraw W1' })
    showToast('已出款', { about: 'withdraw W1' })
    close()
  })
  act(() => vi.advanceTimersByTime(4_000))
  expect(seen()).toBe('已出款')
})

test('a notice with an action can be tapped', () => {
  const onTap = vi.fn()
  act(() => void showToast('存款 3,000.00', { kind: 'notice', title: '入帳通知', onTap }))
  fireEvent.click(screen.getByRole('button', { name: /入帳通知/ }))
  expect(onTap).toHaveBeenCalledTimes(1)
})
