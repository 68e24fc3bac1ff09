/** People compare only the first and last characters of an address. The first is always T. */
const COMPARED_CHARACTERS = 4

/** Finds a known address that a new one can be mistaken for (address poisoning); null when there is none. */
export function findLookAlike(address: string, known: readonly string[]): string | null {
  return known.find((other) => other !== address && isLookAlike(address, other)) ?? null
}

const isLookAlike = (one: string, other: string): boolean =>
  (one.slice(0, COMPARED_CHARACTERS) === other.slice(0, COMPARED_CHARACTERS) &&
    one.slice(-COMPARED_CHARACTERS) === other.slice(-COMPARED_CHARACTERS)) ||
  isOneEditAway(one, other)

/** Whether two texts differ by one edit: a replaced, inserted or deleted character, or two swapped neighbours. */
export function isOneEditAway(one: string, other: string): boolean {
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  let end = 0
  const longestEnd = Math.min(one.length, other.length) - start
  while (end < longestEnd && one.at(-1 - end) === other.at(-1 - end)) end += 1
  const [a, b] = [one.slice(start, one.length - end), other.slice(start, other.length - end)]
  if (a.length + b.length === 0) return false
  if (a.length <= 1 && b.length <= 1) return true
  return a.length === 2 && b.length === 2 && a[0] === b[1] && a[1] === b[0]
}
