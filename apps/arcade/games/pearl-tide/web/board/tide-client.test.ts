import { afterEach, expect, it, vi } from 'vitest'
import { createTideClient } from './tide-client.ts'
import type { TideReport, TideRequest } from './tide-messages.ts'
import { createTideServer } from './tide-server.ts'

const GRID = ['KLKLKLK', 'LKLKLKL', 'KLKLKLK', 'TTTTTTL', 'KLKLKLK', 'LKLKLKL', 'KLKMKLK']
afterEach(() => vi.useRealTimers())

/** A worker whose requests are noted and served by the test. */
function openWorker(serve: (request: TideRequest) => void = () => {}) {
  const requests: TideRequest[] = []
  let hear = (_event: MessageEvent<TideReport>) => {}
  const worker = {
    postMessage(request: TideRequest) {
      requests.push(request)
      serve(request)
    },
    addEventListener(_type: 'message', listener: typeof hear) {
      hear = listener
    },
  }
  return { worker, requests, post: (data: TideReport) => hear(new MessageEvent('message', { data })) }
}

it('runs a board in a worker: columns are reported, and each motion resolves at its end', async () => {
  const serve = createTideServer((report) => opened.post(report))
  const opened = openWorker(serve)
  const board = createTideClient(opened.worker, () => 1)
  serve({ kind: 'canvases', canvases: [] })
  const watch = { onColumn: vi.fn(), onTension: vi.fn() }
  await board.fall(GRID, watch)
  expect(watch.onColumn.mock.calls).toEqual([[6, 1, true]])
  await board.light([{ cells: [21, 22], label: '6.00' }], false)
  await board.cascade([21, 22], [], GRID)
  await board.fallOut()
})

it('tells the worker of another speed while the board moves, and not after', async () => {
  vi.useFakeTimers()
  const { worker, requests, post } = openWorker()
  let speed = 1
  const board = createTideClient(worker, () => speed)
  const over = board.fallOut()
  speed = 4
  vi.advanceTimersByTime(200)
  expect(requests).toEqual([
    { kind: 'move', motion: { kind: 'fallOut' }, speed: 1 },
    { kind: 'speed', speed: 4 },
  ])
  post({ kind: 'done' })
  await over
  speed = 1
  vi.advanceTimersByTime(200)
  expect(requests).toHaveLength(2)
})

it('counts what moves as moved when it is stopped', async () => {
  const { worker } = openWorker()
  const board = createTideClient(worker, () => 1)
  const over = board.fallOut()
  board.stop()
  await expect(over).resolves.toBeUndefined()
})
