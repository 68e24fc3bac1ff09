import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LabelsProvider } from '../i18n/labels.tsx'
import { alert, ConfirmHost, confirm } from './confirm.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const settle = () => act(() => vi.advanceTimersByTimeAsync(300))

test('it is a modal dialog with a name and a description; a destructive one focuses cancel', async () => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
  render(<ConfirmHost />)
  let answer: Promise<boolean> | undefined
  act(() => {
    answer = confirm({ title: '取消這筆訂單？', body: '取消後無法恢復', isDestructive: true })
  })
  const dialog = screen.getByRole('alertdialog')
  expect(showModal).toHaveBeenCalledTimes(1)
  expect(dialog.getAttribute('aria-modal')).toBe('true')
  const textOf = (attribute: string) =>
    document.getElementById(dialog.getAttribute(attribute) ?? '')?.textContent
  expect(textOf('aria-labelledby')).toBe('取消這筆訂單？')
  expect(textOf('aria-describedby')).toBe('取消後無法恢復')
  expect(document.activeElement?.textContent).toBe('取消')
  fireEvent.click(screen.getByRole('button', { name: '確定' }))
  await settle()
  expect(await answer).toBe(true)
  expect(screen.queryByRole('alertdialog')).toBeNull()
  showModal.mockRestore()
})

test('Escape is a no', async () => {
  render(<ConfirmHost />)
  let answer: Promise<boolean> | undefined
  act(() => {
    answer = confirm({ title: '登出？' })
  })
  fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true }))
  await settle()
  expect(await answer).toBe(false)
})

test('dialogs queue and use the language of the labels', async () => {
  render(
    <LabelsProvider language="en">
      <ConfirmHost />
    </LabelsProvider>,
  )
  let first: Promise<void> | undefined
  act(() => {
    first = alert({ title: 'One' })
    void confirm({ title: 'Two' })
  })
  expect(screen.queryByText('Two')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Got it' }))
  await settle()
  await first
  expect(screen.getByText('Two')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await settle()
})
