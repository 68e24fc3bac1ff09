/** A page kept since before the hall told of days has none. */
type Pages<Told> = { readonly pages: readonly { readonly days?: readonly Told[] }[] } | undefined

/** Every day that the pages read so far have told, by its date. */
export function daysOf<Told extends { readonly day: string }>(data: Pages<Told>): ReadonlyMap<string, Told> {
  return new Map((data?.pages ?? []).flatMap(({ days }) => days ?? []).map((told) => [told.day, told]))
}
