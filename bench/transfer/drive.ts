import { setTimeout as delay } from 'node:timers/promises'
import type { MoveMoney } from './move-money.ts'

const way = (turn: number) => (turn % 2 === 0 ? 'deposit' : 'withdraw')

/** Every player transfers 10 in and 10 out in turn until the time is over. Resolves to the durations in ms. */
export async function driveFull(
  move: MoveMoney,
  tokens: readonly string[],
  forMs: number,
): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + forMs
  await Promise.all(
    tokens.map(async (token) => {
      for (let turn = 0; performance.now() < end; turn += 1) {
        const startedAt = performance.now()
        await move(token, way(turn))
        times.push(performance.now() - startedAt)
      }
    }),
  )
  return times
}

/**
 * Starts transfers at a fixed rate, whether earlier ones are done or not. Resolves to the durations in ms from the scheduled
 * start, waiting for a free player included.
 */
export async function drivePaced(
  move: MoveMoney,
  tokens: readonly string[],
  forMs: number,
  perSecond: number,
): Promise<number[]> {
  const times: number[] = []
  const free = tokens.map((token) => ({ token, turn: 0 }))
  const due: number[] = []
  const underWay = new Set<Promise<void>>()
  const serve = async (player: { readonly token: string; turn: number }, first: number) => {
    for (let at: number | undefined = first; at !== undefined; at = due.shift()) {
      await move(player.token, way(player.turn))
      times.push(performance.now() - at)
      player.turn += 1
    }
    free.push(player)
  }
  const begin = (at: number) => {
    const player = free.pop()
    if (player === undefined) {
      due.push(at)
      return
    }
    const served = serve(player, at).finally(() => underWay.delete(served))
    underWay.add(served)
  }
  const startedAt = performance.now()
  const dueAt = (count: number) => startedAt + (count * 1000) / perSecond
  for (let count = 0; dueAt(count) < startedAt + forMs; await delay(1))
    for (; dueAt(count) <= performance.now(); count += 1) begin(dueAt(count))
  await Promise.all(underWay)
  return times
}
