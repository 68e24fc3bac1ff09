import { expect, test, vi } from 'vitest'
import { createSoundEngine } from './sound-engine.ts'

function fakeAudio() {
  const start = vi.fn()
  const node = () => ({
    connect: (next: unknown) => next,
    start,
    stop: vi.fn(),
    type: '',
    frequency: { value: 0 },
    gain: {
      setValueAtTime: vi.fn(),
      linearRampToValueAtTime: vi.fn(),
      exponentialRampToValueAtTime: vi.fn(),
    },
  })
  const context = {
    state: 'running',
    currentTime: 0,
    destination: {},
    resume: vi.fn(),
    createOscillator: node,
    createGain: node,
  }
  return { start, context: context as unknown as AudioContext }
}

test('silent before the first gesture, audible after it, silent when disabled', () => {
  const target = new EventTarget()
  const { start, context } = fakeAudio()
  const create = vi.fn(() => context)
  const engine = createSoundEngine(target, create)
  engine.play('money')
  expect(create).not.toHaveBeenCalled()
  target.dispatchEvent(new Event('pointerdown'))
  target.dispatchEvent(new Event('keydown'))
  expect(create).toHaveBeenCalledTimes(1)
  engine.play('error')
  expect(start).toHaveBeenCalledTimes(2)
  engine.setEnabled(false)
  engine.play('error')
  expect(start).toHaveBeenCalledTimes(2)
})

test('a browser without audio stays silent', () => {
  const target = new EventTarget()
  const engine = createSoundEngine(target, () => undefined)
  target.dispatchEvent(new Event('pointerdown'))
  expect(() => engine.play('tap')).not.toThrow()
})
