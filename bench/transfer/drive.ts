import { setTimeout as delay } from 'node:timers/promises'
import type { MoveMoney } from './move-money.ts'

const way = (turn: number) => (turn % 2 === 0 ? 'deposit' : 'withdraw')

/** Every player moves 10 in and 10 out, one after the other, until the time is over. Answers how long each took, in ms. */
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
 * Players come as they come: so many a second, whether those before them are done or not. How long each took, in ms, from
 * the moment at which it was due: who found every player busy has waited too.
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
