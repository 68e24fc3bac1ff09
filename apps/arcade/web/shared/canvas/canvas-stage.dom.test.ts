import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createCanvasStage, STEP_MS } from './canvas-stage.ts'
import { createParticles } from './particles.ts'
import { createSpritePool } from './sprite-pool.ts'

let frames: ((now: number) => void)[] = []
beforeEach(() => {
  frames = []
  vi.stubGlobal('requestAnimationFrame', (run: (now: number) => void) => frames.push(run))
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = []
  })
})
afterEach(() => vi.unstubAllGlobals())

/** Runs the frame that was asked for. */
const frame = (now: number) => {
  for (const run of frames.splice(0)) run(now)
}

function fakeCanvas() {
  const pen = { setTransform: vi.fn(), clearRect: vi.fn(), drawImage: vi.fn(), globalAlpha: 1 }
  const canvas = document.createElement('canvas')
  canvas.getContext = (() => pen) as never
  return { canvas, pen }
}

it('moves its layers in steps of one length at any frame rate, and rests when nothing moves', () => {
  const { canvas } = fakeCanvas()
  let left = 6
  const step = vi.fn(() => {
    left -= 1
    return left > 0
  })
  const stage = createCanvasStage(canvas, [{ step, draw() {} }])
  stage.wake()
  stage.wake()
  expect(frames).toHaveLength(1)
  frame(1_000)
  frame(1_000 + STEP_MS * 4)
  expect(new Set(step.mock.calls.map(([ms]: number[]) => ms))).toEqual(new Set([STEP_MS]))
  expect(step.mock.calls.length).toBeGreaterThanOrEqual(4)
  for (let now = 2; frames.length > 0 && now < 20; now += 1) frame(1_000 * now)
  expect(left).toBeLessThanOrEqual(0)
  expect(frames).toHaveLength(0)
})

it('goes on where frames come faster than its steps', () => {
  const { canvas } = fakeCanvas()
  let left = 5
  const step = () => {
    left -= 1
    return left > 0
  }
  const stage = createCanvasStage(canvas, [{ step, draw() {} }])
  stage.wake()
  let now = 1_000
  for (let drawn = 0; frames.length > 0 && drawn < 60; drawn += 1) {
    frame(now)
    now += STEP_MS / 3
  }
  expect(left).toBe(0)
  expect(frames).toHaveLength(0)
})

it('draws with fewer pixels while it moves, and sharply when it has come to rest', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { canvas } = fakeCanvas()
  let isMoving = true
  const stage = createCanvasStage(canvas, [{ step: () => isMoving, draw() {} }])
  stage.setSize({ width: 100, height: 60, scale: 2 })
  expect([canvas.width, canvas.height]).toEqual([200, 120])
  stage.wake()
  frame(1_000)
  expect([canvas.width, canvas.height]).toEqual([150, 90])
  isMoving = false
  frame(1_020)
  expect(canvas.width).toBe(150)
  stage.wake()
  vi.advanceTimersByTime(1_000)
  expect(canvas.width).toBe(150)
  frame(1_040)
  vi.advanceTimersByTime(1_000)
  expect([canvas.width, canvas.height]).toEqual([200, 120])
  vi.useRealTimers()
})

it('does nothing without Canvas 2D', () => {
  const canvas = document.createElement('canvas')
  canvas.getContext = (() => null) as never
  const stage = createCanvasStage(canvas, [])
  stage.wake()
  expect(stage.canDraw).toBe(false)
  expect(frames).toHaveLength(0)
})

it('draws particles until their life is over, and never more than the pool holds', () => {
  const { pen } = fakeCanvas()
  const particles = createParticles(4, () => 0.5)
  particles.setImages([document.createElement('canvas')])
  const burst = { x: 5, y: 5, speed: 10, lift: 0, gravity: 0, lifeMs: 100, size: 4, image: 0 }
  particles.emit({ ...burst, count: 9 })
  expect(particles.step(10)).toBe(true)
  particles.draw(pen as never, { width: 10, height: 10, scale: 1 })
  expect(pen.drawImage).toHaveBeenCalledTimes(4)
  for (let ms = 0; ms < 120; ms += 10) particles.step(10)
  expect(particles.step(10)).toBe(false)
})

it('uses released sprites again, at rest', () => {
  const { pen } = fakeCanvas()
  const pool = createSpritePool()
  const first = pool.acquire()
  Object.assign(first, { image: document.createElement('canvas'), alpha: 0.2, angle: 1, size: 10 })
  pool.release(first)
  const second = pool.acquire()
  expect(second).toBe(first)
  expect(second).toMatchObject({ image: null, alpha: 1, angle: 0, scale: 1, glow: 0 })
  pool.draw(pen as never, { width: 10, height: 10, scale: 1 })
  expect(pen.drawImage).not.toHaveBeenCalled()
})
