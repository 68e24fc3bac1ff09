import type { MoneyCallState } from '@gamehall/web-client/calls/use-money-call.ts'
import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { MoneyCallStatus } from './money-call-status.tsx'

const call = (state: MoneyCallState, message?: string) => ({
  state,
  error: message === undefined ? undefined : { message },
  ask: async () => undefined,
})

it('scrolls into view when it changes', () => {
  const show = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
  const { rerender } = render(<MoneyCallStatus call={call('idle')} />)
  rerender(<MoneyCallStatus call={call('sending')} />)
  expect(show).not.toHaveBeenCalled()
  rerender(<MoneyCallStatus call={call('unclear')} />)
  expect(show.mock.contexts).toEqual([screen.getByRole('status')])
  rerender(<MoneyCallStatus call={call('idle', '通道維護中')} isErrorShown />)
  expect(show).toHaveBeenCalledTimes(1)
  rerender(<MoneyCallStatus call={call('idle', '通道維護中')} />)
  expect(show).toHaveBeenCalledTimes(2)
  show.mockRestore()
})
