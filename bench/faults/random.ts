import { createSeededRandom } from '@gamehall/test-documents'

let random = createSeededRandom(0)

/** Begins the run's choices anew. Players act at once, so the same seed makes the same choices, not always for the same player. */
export function seedChoices(seed: number): void {
  random = createSeededRandom(seed)
}

/** A number in [0, 1). */
export const randomShare = (): number => random.next()

/** A whole number, both ends included. */
export const randomBetween = (least: number, most: number): number => random.whole(least, most)

export const pickOne = <Item>(items: readonly [Item, ...Item[]]): Item => random.pick(items)
