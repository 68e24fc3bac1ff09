/** Numbers in [0, 1) that a seed fixes (a linear congruential generator with a mixing step). */
export interface SeededNumbers {
  next(): number
  between(least: number, most: number): number
  pick<Item>(items: readonly [Item, ...Item[]]): Item
}

export function seedNumbers(seed: number): SeededNumbers {
  let state = (seed * 2_654_435_761 + 97) >>> 0
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    const mixed = Math.imul(state ^ (state >>> 15), 2_246_822_519) >>> 0
    return ((mixed ^ (mixed >>> 13)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    between: (least, most) => least + (most - least) * next(),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  }
}
