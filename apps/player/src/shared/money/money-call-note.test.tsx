import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { MoneyCallNote } from './money-call-note.tsx'
import type { MoneyCallState } from './use-money-call.ts'

const call = (state: MoneyCallState, message?: string) => ({
  state,
  error: message === undefined ? undefined : { message },
  ask: async () => undefined,
})

it('scrolls into view when it changes', () => {
  const show = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
  const { rerender } = render(<MoneyCallNote call={call('idle')} />)
  rerender(<MoneyCallNote call={call('sending')} />)
  expect(show).not.toHaveBeenCalled()
  rerender(<MoneyCallNote call={call('unclear')} />)
  expect(show.mock.contexts).toEqual([screen.getByRole('status')])
  rerender(<MoneyCallNote call={call('idle', '通道維護中')} isErrorShown />)
  expect(show).toHaveBeenCalledTimes(1)
  rerender(<MoneyCallNote call={call('idle', '通道維護中')} />)
  expect(show).toHaveBeenCalledTimes(2)
  show.mockRestore()
})
