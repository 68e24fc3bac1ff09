import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Button } from './button.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a double tap within one frame fires once, and again only after the promise settled', async () => {
  const settle: (() => void)[] = []
  const pay = vi.fn(() => new Promise<void>((resolve) => settle.push(resolve)))
  render(<Button onClick={pay}>付款</Button>)
  const button = screen.getByRole('button')
  act(() => {
    button.click()
    button.click()
  })
  expect(pay).toHaveBeenCalledTimes(1)
  expect(button.getAttribute('aria-busy')).toBe('true')
  await act(async () => settle[0]?.())
  expect(button.getAttribute('aria-busy')).toBeNull()
  fireEvent.click(button)
  expect(pay).toHaveBeenCalledTimes(2)
})

test('the spinner comes after 300 ms, not before', () => {
  render(<Button onClick={() => new Promise(() => undefined)}>送出</Button>)
  fireEvent.click(screen.getByRole('button'))
  act(() => vi.advanceTimersByTime(299))
  expect(screen.queryByText('載入中')).toBeNull()
  act(() => vi.advanceTimersByTime(1))
  expect(screen.getByText('載入中')).toBeTruthy()
})

test('a failing action frees the button and reaches the page as an error', async () => {
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  const failure = new Error('gateway')
  render(<Button onClick={() => Promise.reject(failure)}>送出</Button>)
  await act(async () => {
    screen.getByRole('button').click()
  })
  expect(reported).toHaveBeenCalledWith(failure)
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBeNull()
  vi.unstubAllGlobals()
})

test('while loading from outside, it does not submit its form', () => {
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const form = (loading: boolean) => (
    <form onSubmit={submit}>
      <Button type="submit" loading={loading}>
        登入
      </Button>
    </form>
  )
  const { rerender } = render(form(true))
  fireEvent.click(screen.getByRole('button'))
  expect(submit).not.toHaveBeenCalled()
  rerender(form(false))
  fireEvent.click(screen.getByRole('button'))
  expect(submit).toHaveBeenCalledTimes(1)
})
