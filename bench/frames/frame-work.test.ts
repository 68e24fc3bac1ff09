import { expect, it } from 'vitest'
import { busiestStretch, fillRefreshes, percentile, readFrameWork } from './frame-work.ts'

const TASK = 'ThreadControllerImpl::RunTask'
const at = (name: string, ms: number, cpuMs = 0, tid = 1) => ({
  name,
  ph: name === TASK ? 'X' : 'I',
  pid: 1,
  tid,
  ts: ms * 1_000,
  dur: cpuMs * 1_100,
  tdur: cpuMs * 1_000,
})
const trace = (...traceEvents: object[]) => JSON.stringify({ traceEvents })

it('sums the CPU time of the tasks of each frame, on the thread that draws them', () => {
  const work = readFrameWork(
    trace(
      at(TASK, 9.9, 4),
      at('BeginMainThreadFrame', 10),
      at(TASK, 24, 2),
      at(TASK, 24, 50, 2),
      at(TASK, 26.6, 5),
      at('BeginMainThreadFrame', 26.7),
    ),
  )
  expect(work).toEqual([
    { startMs: 10, cpuMs: 6 },
    { startMs: 26.7, cpuMs: 5 },
  ])
})

it('counts nothing that runs in a pause between two frames', () => {
  const work = readFrameWork(
    trace(
      at(TASK, 9.9, 4),
      at('BeginMainThreadFrame', 10),
      at(TASK, 300, 20),
      at(TASK, 999.9, 1),
      at('BeginMainThreadFrame', 1_000),
    ),
  )
  expect(work[0]).toEqual({ startMs: 10, cpuMs: 4 })
})

it('finds the busiest stretch', () => {
  const frames = [1, 1, 9, 9, 1, 1].map((cpuMs, index) => ({ startMs: index * 10, cpuMs }))
  expect(busiestStretch(frames, 20).map(({ cpuMs }) => cpuMs)).toEqual([9, 9])
  expect(percentile([1, 2, 3, 4], 0.95)).toBe(4)
})

it('counts the frames of a display: a long one takes the place of several, nothing is drawn in the others', () => {
  expect(fillRefreshes([20, 5, 40], 200)).toEqual([20, 5, 40, 0, 0, 0, 0, 0, 0])
  expect(fillRefreshes([20, 20], 30)).toEqual([20, 20])
})
