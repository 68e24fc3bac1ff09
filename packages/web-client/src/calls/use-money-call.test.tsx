import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useMoneyCall } from './use-money-call.ts'

const fetchMock = vi.fn<typeof fetch>()
const ok = (data: unknown) => new Response(JSON.stringify({ code: 0, msg: '', data }))
const refused = (code: number) => new Response(JSON.stringify({ code, msg: '餘額不足', data: null }))
const cutOff = () => Promise.reject(new TypeError('cut off'))
const keyOfTry = (index: number) =>
  new Headers(fetchMock.mock.calls[index]?.[1]?.headers).get('idempotency-key')
const payload = { platform: 'aurora_slots', amount: '100' }

function show() {
  const onDone = vi.fn()
  const client = new QueryClient()
  const hook = renderHook(() => useMoneyCall('depositToGame', onDone), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  })
  return { onDone, call: () => hook.result.current }
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock)
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 100 })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  fetchMock.mockReset()
})

describe('useMoneyCall', () => {
  it('cannot fire twice, even within one frame', async () => {
    fetchMock.mockImplementation(async () => ok({ moved: true }))
    const { call, onDone } = show()
    await act(() => Promise.all([call().run(payload), call().run(payload)]))
    expect(fetchMock).toHaveBeenCalledTimes(1)
    expect(onDone).toHaveBeenCalledTimes(1)
    expect(call().state).toBe('idle')
  })

  it('retries once after a lost response, under the same key', async () => {
    fetchMock.mockImplementationOnce(cutOff).mockImplementationOnce(async () => ok({ moved: true }))
    const { call, onDone } = show()
    act(() => void call().run(payload))
    await waitFor(() => expect(call().state).toBe('checking'))
    await act(() => vi.advanceTimersByTimeAsync(1_200))
    await waitFor(() => expect(onDone).toHaveBeenCalledWith({ moved: true }))
    expect(keyOfTry(0)).not.toBeNull()
    expect(keyOfTry(1)).toBe(keyOfTry(0))
    expect(call().state).toBe('idle')
  })

  it('retries under the same key while a duplicate call still runs (10033)', async () => {
    fetchMock.mockImplementation(async () => refused(10033))
    const { call, onDone } = show()
    act(() => void call().run(payload))
    await waitFor(() => expect(call().state).toBe('checking'))
    await act(() => vi.advanceTimersByTimeAsync(1_200))
    await waitFor(() => expect(call().state).toBe('unclear'))
    expect(call().error).toBeUndefined()
    fetchMock.mockImplementation(async () => ok({ moved: true }))
    await act(() => call().ask())
    expect([keyOfTry(1), keyOfTry(2)]).toEqual([keyOfTry(0), keyOfTry(0)])
    expect(onDone).toHaveBeenCalledTimes(1)
  })

  it('stays unclear until checked again, and accepts no other intent meanwhile', async () => {
    fetchMock.mockImplementation(cutOff)
    const { call, onDone } = show()
    act(() => void call().run(payload))
    await waitFor(() => expect(call().state).toBe('checking'))
    await act(() => vi.advanceTimersByTimeAsync(1_200))
    await waitFor(() => expect(call().state).toBe('unclear'))
    expect(onDone).not.toHaveBeenCalled()
    fetchMock.mockImplementation(async () => ok({ moved: true }))
    await act(() => call().run({ ...payload, amount: '900' }))
    expect(fetchMock).toHaveBeenCalledTimes(2)
    await act(() => call().ask())
    expect(keyOfTry(2)).toBe(keyOfTry(0))
    expect(onDone).toHaveBeenCalledTimes(1)
  })

  it('retries when the network is back', async () => {
    fetchMock.mockImplementation(cutOff)
    const { call, onDone } = show()
    act(() => void call().run(payload))
    await waitFor(() => expect(call().state).toBe('checking'))
    await act(() => vi.advanceTimersByTimeAsync(1_200))
    await waitFor(() => expect(call().state).toBe('unclear'))
    fetchMock.mockImplementation(async () => ok({ moved: true }))
    act(() => void dispatchEvent(new Event('online')))
    await waitFor(() => expect(onDone).toHaveBeenCalledWith({ moved: true }))
    expect(keyOfTry(2)).toBe(keyOfTry(0))
    expect(call().state).toBe('idle')
  })

  it('reports a refusal, and the next attempt is a new intent', async () => {
    fetchMock.mockImplementation(async () => refused(10031))
    const { call } = show()
    await act(() => call().run(payload))
    expect(call().state).toBe('idle')
    expect(call().error).toMatchObject({ code: 10031, message: '餘額不足' })
    await act(() => call().run(payload))
    expect(keyOfTry(1)).not.toBe(keyOfTry(0))
    act(() => call().clearError())
    expect(call().error).toBeUndefined()
  })
})
