import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createBoardClient } from './board-client.ts'
import type { BoardRequest } from './board-messages.ts'
import { createBoardPainter } from './board-painter.ts'
import type { TileLook } from './tile-face.ts'

const STEP_MS = 1_000 / 60
let frames: ((now: number) => void)[] = []
let now = 1_000
beforeEach(() => {
  frames = []
  vi.stubGlobal('requestAnimationFrame', (run: (now: number) => void) => frames.push(run))
  vi.stubGlobal('cancelAnimationFrame', () => {})
})
afterEach(() => vi.unstubAllGlobals())

/** Draws frames for a time. Returns how many were drawn. */
function run(ms: number): number {
  let drawn = 0
  for (const end = now + ms; now < end && frames.length > 0; now += STEP_MS) {
    for (const frame of frames.splice(0)) frame(now)
    drawn += 1
  }
  return drawn
}

const gems = Array.from({ length: 5 }, (_, gem) => ({ name: `gem-${gem}` }) as never)
const art = { gems, bomb: { name: 'bomb' } as never, blast: { name: 'blast' } as never }
const all = (look: TileLook): readonly TileLook[] => Array.from({ length: 25 }, () => look)
const at = { from: 12, pending: null, isStill: false }

/** A painter on a canvas that notes which of the pictures it draws. */
function openPainter() {
  let drawn: string[] = []
  const nothing = () => {}
  const gradient = { addColorStop: nothing }
  const pen = new Proxy(
    {
      clearRect: () => {
        drawn = []
      },
      drawImage: (picture: { name?: string }) =>
        void (picture.name !== undefined && drawn.push(picture.name)),
      createLinearGradient: () => gradient,
      createRadialGradient: () => gradient,
    },
    { get: (target, name) => Reflect.get(target, name) ?? nothing, set: () => true },
  )
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never)
  const painter = createBoardPainter(document.createElement('canvas'))
  painter.setBoard(300, 1, art)
  return { painter, drawn: () => drawn }
}

it('draws a gem that was found with its ring, and rests after that', () => {
  const { painter, drawn } = openPainter()
  painter.show({ ...at, looks: all('ready') })
  run(100)
  expect(frames).toHaveLength(0)
  painter.show({ ...at, looks: all('ready').with(0, 'gem') })
  run(250)
  expect(drawn()).toEqual(['gem-0'])
  run(5_000)
  expect(drawn()).toEqual(['gem-0'])
  expect(frames).toHaveLength(0)
})

it('lets a mine blast, and shows what was not opened later', () => {
  const { painter, drawn } = openPainter()
  painter.show({ ...at, looks: all('ready') })
  painter.show({ ...at, looks: all('unseen-gem').with(3, 'hit'), from: 3 })
  expect(run(5_000)).toBeGreaterThan(40)
  expect(drawn()).toEqual(['bomb'])
})

it('shows at once what it is told first, and everything where nothing shall move', () => {
  const { painter } = openPainter()
  painter.show({ ...at, looks: all('gem') })
  expect(run(5_000)).toBeLessThanOrEqual(2)
  painter.show({ ...at, looks: all('closed').with(0, 'hit'), isStill: true })
  expect(run(5_000)).toBeLessThanOrEqual(2)
})

it('goes on while a tile waits for its answer', () => {
  const { painter } = openPainter()
  painter.show({ ...at, looks: all('ready') })
  run(100)
  painter.show({ ...at, looks: all('ready'), pending: 4 })
  run(3_000)
  expect(frames).toHaveLength(1)
  painter.show({ ...at, looks: all('ready') })
  run(100)
  expect(frames).toHaveLength(0)
})

it('tells a worker the same, with bitmaps alone', () => {
  const told: BoardRequest[] = []
  const client = createBoardClient({ postMessage: (request) => void told.push(request) })
  client.setBoard(300, 2, art)
  client.show({ ...at, looks: all('ready') })
  client.press(3)
  expect(told).toEqual([
    {
      kind: 'board',
      side: 300,
      scale: 2,
      art: { gems: [null, null, null, null, null], bomb: null, blast: null },
    },
    { kind: 'show', sight: { ...at, looks: all('ready') } },
    { kind: 'press', tile: 3 },
  ])
})
