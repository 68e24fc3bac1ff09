import type { IdRange, InstantRange } from './id-range.ts'

type Selection = InstantRange & { readonly kinds?: readonly string[] }

/**
 * SQL that selects the entries of a range by the index alone: the transfer's instant is read only near the ends of the
 * range, where the id does not decide. Its parameters are $1 to $8; further ones start with $9.
 */
export const selectEntries = (schema: string, columns: string): string =>
  `select ${columns} from ${schema}.entries e
    where e.transfer_id >= $3 and e.transfer_id < $4
      and ((e.transfer_id >= $5 and e.transfer_id < $6)
        or (select ($7::timestamptz is null or t.at >= $7) and ($8::timestamptz is null or t.at < $8)
          from ${schema}.transfers t where t.id = e.transfer_id))`

/** The values of the parameters $1 to $8. */
export const selectionParameters = (account: string, { kinds, from, to }: Selection, ids: IdRange) => [
  account,
  kinds ?? null,
  ids.low.toString(),
  ids.high.toString(),
  ids.innerLow.toString(),
  ids.innerHigh.toString(),
  from?.toISOString() ?? null,
  to?.toISOString() ?? null,
]
