import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TideRunner } from './tide-runner.ts'

const GRID = ['KLKLKLK', 'LKLKLKL', 'KLKLKLK', 'TTTTTTL', 'KLKLKLK', 'LKLKLKL', 'KLKMKLK']
const NEXT = ['SKNLKFK', 'KLKKKLL', 'LKLLLKK', 'KLKPKLL', 'KLKLKLK', 'LKLKLKL', 'KLKMKLK']
const REMOVED = [21, 22, 23, 24, 25, 26]

/** Every frame is drawn 16 ms after the one before, as soon as it is asked for. */
let now = 0
beforeEach(() => {
  now = 1_000
  vi.stubGlobal('requestAnimationFrame', (run: (at: number) => void) => {
    now += 16
    const at = now
    queueMicrotask(() => run(at))
    return at
  })
})
afterEach(() => vi.unstubAllGlobals())

/** A runner on a canvas that notes where pictures are drawn; each symbol's picture is its code. */
function createTestRunner(speed: () => number) {
  let drawn: string[] = []
  const gradient = { addColorStop() {} }
  const pen = {
    setTransform() {},
    clearRect: () => {
      drawn = []
    },
    drawImage: (image: { code?: number }, x: number, y: number, size: number) => {
      if (image.code !== undefined)
        drawn.push(`${image.code}@${Math.floor((x + size / 2) / 10)},${Math.floor((y + size / 2) / 10)}`)
    },
    save() {},
    restore() {},
    translate() {},
    rotate() {},
    strokeText() {},
    fillText() {},
    measureText: () => ({ width: 10 }),
    createRadialGradient: () => gradient,
    globalAlpha: 1,
  }
  const canvas = document.createElement('canvas')
  canvas.getContext = (() => pen) as never
  const runner = new TideRunner(canvas, speed)
  runner.setLayout(70, 70, 1)
  const symbols = Array.from({ length: 9 }, (_, code) => ({ code }) as never)
  runner.setSymbols(symbols)
  return { runner, places: () => new Set(drawn) }
}

/** Where the symbols of a grid are drawn. */
const placesOf = (grid: readonly string[]) =>
  new Set(
    grid.flatMap((row, y) => Array.from(row, (letter, x) => `${'THNFSLKPM'.indexOf(letter)}@${x},${y}`)),
  )
const watch = () => ({ onColumn: vi.fn(), onTension: vi.fn() })

it.each([1, 4, Number.POSITIVE_INFINITY])(
  'ends a fall and a cascade with every symbol in its cell, at speed %d',
  async (speed) => {
    const { runner, places } = createTestRunner(() => speed)
    const told = watch()
    await runner.fall(GRID, told)
    await vi.waitFor(() => expect(places()).toEqual(placesOf(GRID)))
    expect(told.onColumn.mock.lastCall?.[1]).toBe(1)
    expect(told.onTension).not.toHaveBeenCalled()
    await runner.light([{ cells: REMOVED, label: '6.00' }], false)
    await runner.cascade(REMOVED, [24], NEXT)
    await vi.waitFor(() => expect(places()).toEqual(placesOf(NEXT)))
    await runner.fallOut()
    await runner.fall(GRID, told)
    await vi.waitFor(() => expect(places()).toEqual(placesOf(GRID)))
  },
)

it('announces each column once, and tension when the third clam may still come', async () => {
  const { runner } = createTestRunner(() => 1)
  const told = watch()
  await runner.fall(GRID.with(0, 'MLMLKLK').with(6, 'KLKLKLK'), told)
  expect(told.onColumn.mock.calls.map(([column]) => column)).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(told.onColumn.mock.calls.map(([, , hasClam]) => hasClam)).toEqual([
    true,
    false,
    true,
    false,
    false,
    false,
    false,
  ])
  expect(told.onTension).toHaveBeenCalledTimes(1)
})

it('shows a grid at once where Canvas 2D is missing', async () => {
  const canvas = document.createElement('canvas')
  canvas.getContext = (() => null) as never
  const runner = new TideRunner(canvas, () => 1)
  const told = watch()
  await runner.fall(GRID, told)
  await runner.cascade(REMOVED, [24], NEXT)
  expect(told.onColumn).toHaveBeenCalledTimes(1)
})
