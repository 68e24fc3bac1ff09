/** A persisted page of an older server version may have no `days`. */
type Pages<Summary> = { readonly pages: readonly { readonly days?: readonly Summary[] }[] } | undefined

/** The day summaries of all pages read so far, by date. */
export function indexDays<Summary extends { readonly day: string }>(
  data: Pages<Summary>,
): ReadonlyMap<string, Summary> {
  return new Map(
    (data?.pages ?? []).flatMap(({ days }) => days ?? []).map((summary) => [summary.day, summary]),
  )
}
