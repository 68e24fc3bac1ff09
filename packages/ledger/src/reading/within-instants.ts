/** A range of instants, and how it may be found. */
export type InstantRange = {
  /** From this instant on. */
  from?: Date
  /** Up to this instant, itself not included. */
  to?: Date
  /**
   * The caller's word that its transfers were posted in the order of their instants, but for so much. The range then is a
   * range of ids: it is found without walking there, and left without walking on. Where that is not so, entries are missed.
   */
  orderedWithinMs?: number
}

/** The values of the three parameters of `withinInstants`. */
export const instantParams = ({ from, to, orderedWithinMs }: InstantRange): (string | number | null)[] => [
  from?.toISOString() ?? null,
  to?.toISOString() ?? null,
  orderedWithinMs ?? null,
]

/** SQL that keeps entries `e` of transfers `t` within [from, to): parameters `$first` and the two after it. */
export function withinInstants(schema: string, first: number): string {
  const [from, to, slack] = [`$${first}::timestamptz`, `$${first + 1}::timestamptz`, `$${first + 2}::float8`]
  const slackInterval = `${slack} * interval '1 millisecond'`
  return `(${from} is null or t.at >= ${from}) and (${to} is null or t.at < ${to})
        and e.transfer_id >= coalesce((select ${schema}.first_id_at(${from} - ${slackInterval})), 0)
        and e.transfer_id < coalesce((select ${schema}.first_id_at(${to} + ${slackInterval})), 9223372036854775807)`
}
