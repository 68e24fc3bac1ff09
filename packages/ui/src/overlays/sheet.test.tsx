import { act, fireEvent, render, screen } from '@testing-library/react'
import { Activity } from 'react'
import { expect, test, vi } from 'vitest'
import { Sheet } from './sheet.tsx'

const sheet = (isOpen: boolean, onClose: () => void, isLocked = false) => (
  <Sheet isOpen={isOpen} onClose={onClose} title="轉入" isLocked={isLocked}>
    <p>內容</p>
  </Sheet>
)

test('it opens as a modal named by its title, and its content unmounts after closing', async () => {
  vi.useFakeTimers()
  const { rerender } = render(sheet(true, () => undefined))
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: '轉入' })
  expect(dialog.open).toBe(true)
  rerender(sheet(false, () => undefined))
  expect(dialog.open).toBe(false)
  act(() => vi.advanceTimersByTime(300))
  expect(screen.queryByText('內容')).toBeNull()
  vi.useRealTimers()
})

test('the close button, Escape and a tap outside close it; a tap inside does not', () => {
  const onClose = vi.fn()
  render(sheet(true, onClose))
  const dialog = screen.getByRole('dialog')
  fireEvent.click(screen.getByText('內容'))
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: '關閉' }))
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  fireEvent.click(dialog)
  expect(onClose).toHaveBeenCalledTimes(3)
})

test('while locked, none of them does', () => {
  const onClose = vi.fn()
  render(sheet(true, onClose, true))
  const dialog = screen.getByRole('dialog')
  const pressed = new Event('cancel', { cancelable: true })
  fireEvent(dialog, pressed)
  fireEvent.click(dialog)
  expect(pressed.defaultPrevented).toBe(true)
  expect(screen.queryByRole('button', { name: '關閉' })).toBeNull()
  expect(onClose).not.toHaveBeenCalled()
})

test('on a hidden page it makes nothing inert, and reappears with the page', () => {
  const page = (mode: 'visible' | 'hidden') => <Activity mode={mode}>{sheet(true, () => undefined)}</Activity>
  const { rerender, container } = render(page('visible'))
  const dialog = container.querySelector('dialog')
  expect(dialog?.open).toBe(true)
  rerender(page('hidden'))
  expect(dialog?.open).toBe(false)
  rerender(page('visible'))
  expect(dialog?.open).toBe(true)
})
