import { afterEach, expect, it, vi } from 'vitest'
import { batchLayoutReads } from './batch-layout-reads.ts'

afterEach(() => vi.unstubAllGlobals())

it('measures everything that waits before anything moves, once a frame', () => {
  const frames: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run))
  const calls: string[] = []
  const wait = (name: string) =>
    batchLayoutReads({
      measure() {
        calls.push(`measure ${name}`)
        return name
      },
      move: (measured) => void calls.push(`move ${measured}`),
    })
  wait('a')
  wait('b')
  expect(frames).toHaveLength(1)
  for (const run of frames.splice(0)) run()
  expect(calls).toEqual(['measure a', 'measure b', 'move a', 'move b'])
  wait('c')
  expect(frames).toHaveLength(1)
})
