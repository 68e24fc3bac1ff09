import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CodeField } from './code-field.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: 5_000_000 })
})
afterEach(() => {
  vi.useRealTimers()
})

test('after sending it counts down, ignores taps, then offers to resend', async () => {
  const onSend = vi.fn(async () => true)
  render(<CodeField label="驗證碼" onSend={onSend} resendSeconds={60} />)
  const button = screen.getByRole('button', { name: '取得驗證碼' })
  await act(async () => fireEvent.click(button))
  expect(button.textContent).toBe('60 秒後可重送')
  fireEvent.click(button)
  expect(onSend).toHaveBeenCalledTimes(1)
  act(() => vi.advanceTimersByTime(59_000))
  expect(button.textContent).toBe('1 秒後可重送')
  act(() => vi.advanceTimersByTime(1_000))
  expect(button.textContent).toBe('重新傳送')
  await act(async () => fireEvent.click(button))
  expect(onSend).toHaveBeenCalledTimes(2)
})

test('each recipient has its own countdown', async () => {
  const onSend = vi.fn(async () => 60)
  const { rerender } = render(<CodeField label="驗證碼" onSend={onSend} target="0912345678" />)
  const button = screen.getByRole('button', { name: '取得驗證碼' })
  await act(async () => fireEvent.click(button))
  expect(button.textContent).toBe('60 秒後可重送')
  rerender(<CodeField label="驗證碼" onSend={onSend} target="0912345679" />)
  expect(button.textContent).toBe('取得驗證碼')
  act(() => vi.advanceTimersByTime(20_000))
  await act(async () => fireEvent.click(button))
  expect(onSend).toHaveBeenCalledTimes(2)
  expect(button.textContent).toBe('60 秒後可重送')
  rerender(<CodeField label="驗證碼" onSend={onSend} target="0912345678" />)
  expect(button.textContent).toBe('40 秒後可重送')
})

test('a failed send can be retried at once', async () => {
  const onSend = vi.fn(async () => false)
  render(<CodeField label="驗證碼" onSend={onSend} />)
  const button = screen.getByRole('button', { name: '取得驗證碼' })
  await act(async () => fireEvent.click(button))
  await act(async () => fireEvent.click(button))
  expect(onSend).toHaveBeenCalledTimes(2)
})

test('the phone offers the code from the message', () => {
  render(<CodeField label="驗證碼" onSend={async () => true} />)
  const input = screen.getByLabelText('驗證碼')
  expect(input.getAttribute('autocomplete')).toBe('one-time-code')
  expect(input.getAttribute('inputmode')).toBe('numeric')
})
