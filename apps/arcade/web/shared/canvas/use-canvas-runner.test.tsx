import { act, render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { type CanvasDrawing, useCanvasRunner } from './use-canvas-runner.ts'

afterEach(() => vi.unstubAllGlobals())

class TestWorker extends EventTarget {
  readonly messages: unknown[] = []
  isOver = false
  postMessage(message: unknown) {
    this.messages.push(message)
  }
  terminate() {
    this.isOver = true
  }
}

interface NamedRunner {
  readonly name: string
  stop(): void
}

function Part({ drawing }: { readonly drawing: CanvasDrawing<NamedRunner> }) {
  const host = useRef<HTMLDivElement>(null)
  return <div ref={host} data-runner={useCanvasRunner(host, drawing)?.name} />
}

function openPart() {
  const workers: TestWorker[] = []
  const stopped: string[] = []
  const createNamed = (name: string) => ({ name, stop: () => stopped.push(name) })
  const drawing: CanvasDrawing<NamedRunner> = {
    layers: 2,
    className: 'layer',
    createWorker: () => new Worker('worker.js'),
    createClient: () => createNamed('worker'),
    createRunner: () => createNamed('page'),
  }
  vi.stubGlobal(
    'Worker',
    class extends TestWorker {
      constructor() {
        super()
        workers.push(this)
      }
    },
  )
  const { container } = render(<Part drawing={drawing} />)
  const name = () => container.firstElementChild?.getAttribute('data-runner')
  return { container, name, workers, stopped }
}

it('draws on the page where canvases cannot be handed over', () => {
  const { container, name, workers } = openPart()
  expect(name()).toBe('page')
  expect(container.querySelectorAll('canvas.layer')).toHaveLength(2)
  expect(workers).toEqual([])
})

it('hands its canvases to a worker, and draws new ones on the page when the worker fails', () => {
  vi.stubGlobal('OffscreenCanvasRenderingContext2D', class {})
  const transfer = vi.fn(() => ({}))
  Object.assign(HTMLCanvasElement.prototype, { transferControlToOffscreen: transfer })
  const { container, name, workers, stopped } = openPart()
  expect(name()).toBe('worker')
  expect(workers[0]?.messages).toEqual([{ kind: 'canvases', canvases: [{}, {}] }])
  const [first] = container.querySelectorAll('canvas')
  act(() => void workers[0]?.dispatchEvent(new Event('error')))
  expect(name()).toBe('page')
  expect(stopped).toEqual(['worker'])
  expect(workers[0]?.isOver).toBe(true)
  expect(container.querySelectorAll('canvas')).toHaveLength(2)
  expect(container.contains(first ?? null)).toBe(false)
  expect(transfer).toHaveBeenCalledTimes(2)
})
