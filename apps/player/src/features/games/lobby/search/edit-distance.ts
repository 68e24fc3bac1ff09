/**
 * The fewest slips by which `query` differs from some part of `text`: a letter more, less or another, or two neighbours swapped.
 * 0 when `text` contains `query`.
 */
export function slipsWithin(query: string, text: string): number {
  const wanted = [...query]
  const given = [...text]
  // Rows of the optimal string alignment: what comes before and after the part costs nothing.
  let before: number[] = []
  let last = given.map(() => 0).concat(0)
  for (const [at, sign] of wanted.entries()) {
    const row = [at + 1]
    for (const [place, other] of given.entries()) {
      const isSame = sign === other
      let slips = Math.min(
        (last[place] ?? 0) + (isSame ? 0 : 1),
        (last[place + 1] ?? 0) + 1,
        (row[place] ?? 0) + 1,
      )
      const isSwapped = at > 0 && place > 0 && sign === given[place - 1] && wanted[at - 1] === other
      if (isSwapped) slips = Math.min(slips, (before[place - 1] ?? 0) + 1)
      row.push(slips)
    }
    before = last
    last = row
  }
  return Math.min(...last)
}
