import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CopyButton } from './copy-button.tsx'

const writeText = vi.fn(async (_text: string) => {})
const execCommand = vi.fn((_command: string) => true)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  Object.assign(document, { execCommand })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

const tap = () => act(async () => fireEvent.click(screen.getByRole('button')))

test('it copies, confirms, and resets after two seconds', async () => {
  render(<CopyButton text="9871203455678812" what="虛擬帳號" />)
  await tap()
  expect(writeText).toHaveBeenCalledWith('9871203455678812')
  expect(screen.getByRole('status').textContent).toBe('已複製')
  act(() => vi.advanceTimersByTime(2_000))
  expect(screen.getByRole('button', { name: '複製 虛擬帳號' })).toBeTruthy()
})

test('without the clipboard it copies by selection', async () => {
  writeText.mockRejectedValueOnce(new Error('denied'))
  execCommand.mockReturnValueOnce(true)
  render(<CopyButton text="D1" what="訂單編號" />)
  await tap()
  expect(execCommand).toHaveBeenCalledWith('copy')
  expect(screen.getByRole('status').textContent).toBe('已複製')
  expect(document.querySelector('textarea')).toBeNull()
})

test('if nothing works it says how to copy by hand', async () => {
  writeText.mockRejectedValueOnce(new Error('denied'))
  execCommand.mockReturnValueOnce(false)
  render(<CopyButton text="D1" what="訂單編號" />)
  await tap()
  expect(screen.getByRole('status').textContent).toBe('複製失敗，請長按選取')
})
