/**
 * Reads bets as the verifier's form and its URLs write them: `spot:amount` pairs, separated by commas. Null when a pair cannot be
 * read, names no spot of the table, or names one twice.
 */
export function readChips<Spot extends string>(
  text: string,
  findSpot: (name: string) => Spot | undefined,
): { spot: Spot; amount: string }[] | null {
  const chips: { spot: Spot; amount: string }[] = []
  for (const part of text.split(',')) {
    const [, name = '', whole = '', cents = ''] =
      /^\s*([a-z0-9_-]{1,20}):(\d{1,9})(?:\.(\d{1,2}))?\s*$/.exec(part) ?? []
    const spot = findSpot(name)
    if (spot === undefined || chips.some((chip) => chip.spot === spot)) return null
    chips.push({ spot, amount: `${whole}.${cents.padEnd(2, '0')}` })
  }
  return chips
}
