import { expect, it } from 'vitest'
import { createBoardClient } from './board-client.ts'
import { layOutBoard } from './board-layout.ts'
import type { BoardReport, BoardRequest } from './board-messages.ts'
import type { BoardRunner, Volley } from './board-runner.ts'
import { createBoardServer } from './board-server.ts'

const layout = layOutBoard(8, 300, 300)

/** A client of a worker whose runner is the test. */
function openBoard() {
  const reports: BoardReport[] = []
  const events = new EventTarget()
  const run: { volley: Volley | null; finish: () => void } = { volley: null, finish: () => {} }
  const runner: BoardRunner = {
    setLayout() {},
    drop: (volley) =>
      new Promise((resolve) => {
        run.volley = volley
        run.finish = resolve
      }),
    sparkle() {},
    stop() {},
  }
  const serve = createBoardServer(
    () => runner,
    (data) => {
      reports.push(data)
      events.dispatchEvent(Object.assign(new Event('message'), { data }))
    },
  )
  const client = createBoardClient({
    addEventListener: (type: string, listener: (event: never) => void) =>
      events.addEventListener(type, (event) => listener(event as never)),
    postMessage: (request: BoardRequest) => serve(request),
  })
  serve({ kind: 'canvases', canvases: [] })
  return { client, run, reports }
}

function createVolley(balls: number) {
  const seen = { pegs: [] as number[], landed: [] as number[], isFast: false, isOver: false }
  const volley: Volley = {
    paths: Array.from({ length: balls }, () => 0),
    isFast: () => seen.isFast,
    onPeg: (row) => seen.pegs.push(row),
    onLanded: (index) => seen.landed.push(index),
  }
  return { volley, seen }
}

it('reports what happens in a frame in one message, and ends with the volley', async () => {
  const { client, run, reports } = openBoard()
  const { volley, seen } = createVolley(2)
  client.setLayout(layout, 2)
  const over = client.drop(volley).then(() => {
    seen.isOver = true
  })
  run.volley?.onPeg(0)
  run.volley?.onPeg(1)
  run.volley?.onLanded(0)
  await expect.poll(() => reports).toEqual([{ pegs: [0, 1], landed: [0], isOver: false }])
  expect(seen).toMatchObject({ pegs: [0, 1], landed: [0], isOver: false })
  run.volley?.onLanded(1)
  run.finish()
  await over
  expect(seen.landed).toEqual([0, 1])
})

it('falls faster once the player skips', async () => {
  const { client, run } = openBoard()
  const { volley, seen } = createVolley(1)
  client.setLayout(layout, 2)
  void client.drop(volley)
  expect(run.volley?.isFast()).toBe(false)
  seen.isFast = true
  run.volley?.onPeg(0)
  await expect.poll(() => run.volley?.isFast()).toBe(true)
})

it('lands all balls when it is stopped, and before the board has a size', async () => {
  const { client, run } = openBoard()
  const early = createVolley(2)
  await client.drop(early.volley)
  expect(early.seen.landed).toEqual([0, 1])
  client.setLayout(layout, 2)
  const { volley, seen } = createVolley(3)
  const over = client.drop(volley)
  run.volley?.onLanded(1)
  await expect.poll(() => seen.landed).toEqual([1])
  client.stop()
  await over
  expect(seen.landed).toEqual([1, 0, 2])
})
