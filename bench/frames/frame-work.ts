import { z } from 'zod'

const eventSchema = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  /** Microseconds. */
  ts: z.number().default(0),
  dur: z.number().default(0),
  /** Of the thread's own clock: time in which it did not run does not count. */
  tdur: z.number().optional(),
  args: z.looseObject({ name: z.unknown().optional() }).optional(),
})
const traceSchema = z.object({ traceEvents: z.array(eventSchema) })
type TraceEvent = z.infer<typeof eventSchema>

/** What the main thread did for one frame. */
export interface FrameWork {
  readonly startMs: number
  readonly cpuMs: number
}

const TASK = 'ThreadControllerImpl::RunTask'
const FRAME = 'BeginMainThreadFrame'
/** A pause between two frames: what runs in it delays no frame. */
const IDLE_MS = 100

/**
 * Reads the CPU time of the page's main thread per frame from a trace: all tasks from a frame's begin to the next one's; before
 * a pause the first alone. The main thread is the one with the most frames.
 */
export function readFrameWork(trace: string): FrameWork[] {
  const { traceEvents } = traceSchema.parse(JSON.parse(trace))
  const begins = onBusiestThread(traceEvents.filter(({ name }) => name === FRAME))
  const [first] = begins
  if (first === undefined) return []
  const tasks = traceEvents
    .filter(({ name, ph, pid, tid }) => name === TASK && ph === 'X' && pid === first.pid && tid === first.tid)
    .toSorted((a, b) => a.ts - b.ts)
  let next = 0
  return begins.map((begin, index) => {
    const startMs = begin.ts / 1_000
    const end = begins[index + 1]?.ts ?? Number.POSITIVE_INFINITY
    let cpuUs = 0
    let isFirst = true
    // The task that holds the begin started just before it.
    while (next < tasks.length && (tasks[next]?.ts ?? 0) + (tasks[next]?.dur ?? 0) < begin.ts) next += 1
    for (; next < tasks.length; next += 1) {
      const task = tasks[next]
      // A task that holds the next begin is the next frame's.
      if (task === undefined || task.ts + task.dur >= end) break
      if (!isFirst && end / 1_000 - startMs > IDLE_MS) continue
      cpuUs += task.tdur ?? task.dur
      isFirst = false
    }
    return { startMs, cpuMs: cpuUs / 1_000 }
  })
}

function onBusiestThread(events: readonly TraceEvent[]): TraceEvent[] {
  const threads = Map.groupBy(events, ({ pid, tid }) => `${pid}/${tid}`)
  const [busiest = []] = [...threads.values()].toSorted((a, b) => b.length - a.length)
  return busiest.toSorted((a, b) => a.ts - b.ts)
}

/** The frames of the stretch of time with the most work. */
export function busiestStretch(frames: readonly FrameWork[], lengthMs: number): FrameWork[] {
  const stretches = frames.map(({ startMs }) =>
    frames.filter((frame) => frame.startMs >= startMs && frame.startMs < startMs + lengthMs),
  )
  const workOf = (stretch: readonly FrameWork[]) => stretch.reduce((sum, { cpuMs }) => sum + cpuMs, 0)
  return stretches.reduce((most, stretch) => (workOf(stretch) > workOf(most) ? stretch : most), [])
}

/** How long a display of 60 Hz shows a frame. */
const REFRESH_MS = 1_000 / 60

/**
 * The time of each frame that a display of 60 Hz shows in a stretch: those of the main thread, the longest in place of several, and 0 where
 * it had nothing to draw, because nothing moved or the compositor moved it by itself.
 */
export function fillRefreshes(frameMs: readonly number[], lengthMs: number): number[] {
  const taken = frameMs.reduce((sum, ms) => sum + Math.max(1, Math.ceil(ms / REFRESH_MS)), 0)
  const left = Math.max(0, Math.round(lengthMs / REFRESH_MS) - taken)
  return [...frameMs, ...Array.from({ length: left }, () => 0)]
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
