import { afterEach, describe, expect, it } from 'vitest'
import { createTaskProcesses } from './create-task-processes.ts'
import type { DoubleTask } from './testing/double-process.ts'

interface Doubled {
  readonly doubled: number
  readonly pid: number
}

const errors: unknown[] = []
afterEach(() => errors.splice(0))

const create = (options: { readonly atOnce?: number; readonly maxWaiting?: number } = {}) =>
  createTaskProcesses<DoubleTask, Doubled>({
    module: new URL('./testing/double-process.ts', import.meta.url),
    idleMs: 60_000,
    maxWaiting: 4,
    onError: (error) => errors.push(error),
    ...options,
  })
const soon = () => AbortSignal.timeout(30_000)

describe('task processes', () => {
  it('answer one task after another in the same process', async () => {
    const run = create()
    const [one, other] = await Promise.all([run({ value: 2 }, soon()), run({ value: 3 }, soon())])
    expect([one?.doubled, other?.doubled]).toEqual([4, 6])
    expect(one?.pid).toBe(other?.pid)
    expect(one?.pid).not.toBe(process.pid)
  })

  it('are several where several tasks run at once', async () => {
    const run = create({ atOnce: 2 })
    const [one, other] = await Promise.all([run({ value: 2 }, soon()), run({ value: 3 }, soon())])
    expect([one?.doubled, other?.doubled]).toEqual([4, 6])
    expect(one?.pid).not.toBe(other?.pid)
    expect([one?.pid, other?.pid]).toContain((await run({ value: 4 }, soon()))?.pid)
  })

  it('refuse tasks beyond the most that may wait', async () => {
    const run = create({ maxWaiting: 1 })
    const [one, other] = await Promise.all([run({ value: 2 }, soon()), run({ value: 3 }, soon())])
    expect([one?.doubled, other]).toEqual([4, null])
  })

  it.each([
    ['fail', /cannot double this/],
    ['crash', /SIGKILL/],
  ] as const)('are started again after tasks that %s', async (what, message) => {
    const run = create()
    const first = await run({ value: 1 }, soon())
    expect(await run({ what }, soon())).toBeNull()
    expect(errors.map(String)).toEqual([expect.stringMatching(message)])
    const next = await run({ value: 5 }, soon())
    expect(next?.doubled).toBe(10)
    expect(next?.pid).not.toBe(first?.pid)
  })

  it('are waited for no longer than a task has time', async () => {
    const run = create({ maxWaiting: 2 })
    const stop = new AbortController()
    const hanging = run({ what: 'hang' }, stop.signal)
    const late = new AbortController()
    const waiting = run({ value: 2 }, late.signal)
    late.abort()
    expect(await waiting).toBeNull()
    expect(await run({ value: 2 }, late.signal), 'its time was over before').toBeNull()
    const next = run({ value: 5 }, soon())
    stop.abort()
    expect(await hanging).toBeNull()
    expect((await next)?.doubled, 'the place of the late one is free').toBe(10)
    expect(errors).toEqual([])
  })

  it('are ended with a task that is not done in time', async () => {
    const run = create()
    const first = await run({ value: 1 }, soon())
    expect(await run({ what: 'hang' }, AbortSignal.timeout(50))).toBeNull()
    expect((await run({ value: 5 }, soon()))?.pid).not.toBe(first?.pid)
    expect(errors).toEqual([])
  })
})
