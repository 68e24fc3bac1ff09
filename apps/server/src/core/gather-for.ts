import { createGathering, type GatherOptions } from '@gamehall/postgres'
import type { Hall } from './hall.ts'

/**
 * `work` done for many callers of a hall together (`createGathering`): what they hand in at the same time shares a
 * transaction, each with an answer of its own. Answers what a single caller asks.
 */
export function gatherFor<Item, Result>(
  work: (hall: Hall, items: readonly Item[]) => Promise<readonly Result[]>,
  options: GatherOptions<Item> = {},
): (hall: Hall, item: Item) => Promise<Result> {
  const gatherings = new WeakMap<Hall, (item: Item) => Promise<Result>>()
  return (hall, item) => {
    const gather =
      gatherings.get(hall) ?? createGathering((items: readonly Item[]) => work(hall, items), options)
    gatherings.set(hall, gather)
    return gather(item)
  }
}
