import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { DateRangeSheet } from './date-range-sheet.tsx'

function open(onChange = vi.fn()) {
  render(
    <DateRangeSheet
      isOpen
      onClose={() => undefined}
      title="查詢日期"
      value={{ from: '2026-11-20', until: '2026-11-21' }}
      onChange={onChange}
      today="2026-11-21"
      earliest="2026-08-23"
    />,
  )
  return onChange
}
const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('two taps make a range, whichever comes first', () => {
  const onChange = open()
  tap('2026年11月12日')
  tap('2026年11月3日')
  tap('2026年11月9日')
  tap('確定')
  expect(onChange).toHaveBeenCalledWith({ from: '2026-11-03', until: '2026-11-09' })
})

test('§5: more than 30 days shows an error and cannot be confirmed', () => {
  open()
  tap('上個月')
  tap('2026年10月22日')
  tap('下個月')
  tap('2026年11月21日')
  expect(screen.getByText('查詢範圍最多 30 天，請縮短')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '確定' }).disabled).toBe(true)
})

test('a shortcut ends today; tomorrow cannot be picked', () => {
  const onChange = open()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '2026年11月22日' }).disabled).toBe(true)
  tap('近 30 天')
  tap('確定')
  expect(onChange).toHaveBeenCalledWith({ from: '2026-10-23', until: '2026-11-21' })
})
