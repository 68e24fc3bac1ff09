import { act, renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { useTorch } from './use-torch.ts'

const streamOf = (abilities: object | undefined, applyConstraints = vi.fn()) => {
  const track = { applyConstraints, ...(abilities && { getCapabilities: () => abilities }) }
  return { getVideoTracks: () => [track] } as unknown as MediaStream
}

describe('the torch', () => {
  it.each([
    ['is not there', {}, false],
    ['is told of as missing', { torch: false }, false],
    ['is there', { torch: true }, true],
    ['is not told of by an older browser', undefined, false],
  ])('%s', (_, abilities, hasTorch) => {
    const { result } = renderHook(() => useTorch(streamOf(abilities)))
    expect(result.current.hasTorch).toBe(hasTorch)
  })

  it('turns on and off', async () => {
    const apply = vi.fn()
    const { result } = renderHook(() => useTorch(streamOf({ torch: true }, apply)))
    await act(() => result.current.toggle())
    expect(result.current.isOn).toBe(true)
    await act(() => result.current.toggle())
    expect(result.current.isOn).toBe(false)
    expect(apply.mock.calls.map(([wish]) => wish)).toEqual([
      { advanced: [{ torch: true }] },
      { advanced: [{ torch: false }] },
    ])
  })

  it('stays off if it cannot be turned on', async () => {
    const apply = vi.fn().mockRejectedValue(new DOMException('', 'OverconstrainedError'))
    const { result } = renderHook(() => useTorch(streamOf({ torch: true }, apply)))
    await act(() => result.current.toggle())
    expect(result.current.isOn).toBe(false)
  })
})
