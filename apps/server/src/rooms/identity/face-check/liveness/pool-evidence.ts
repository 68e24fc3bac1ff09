import type { ColorEvidence } from './measure-light.ts'

/** What a part of the picture returns of the screen's colours in all actions that show it: its share of what was drawn, and the standard error. */
export function poolEvidence<Action extends { readonly freedom: number }>(
  all: readonly Action[],
  part: (each: Action) => ColorEvidence | null,
): { readonly drawn: number; readonly share: number; readonly error: number } {
  const known = all.flatMap((each) => {
    const evidence = part(each)
    return evidence === null ? [] : [{ ...evidence, freedom: each.freedom }]
  })
  const sum = (key: keyof (typeof known)[number]) => known.reduce((total, each) => total + each[key], 0)
  const [drawn, seen, both, freedom] = [sum('drawn'), sum('seen'), sum('both'), sum('freedom')]
  const share = both / Math.max(1e-9, drawn)
  const left = Math.max(0, seen - share * both)
  return { drawn, share, error: Math.sqrt(left / Math.max(1, freedom) / Math.max(1e-9, drawn)) }
}
