import type { Db } from '../../database/database.ts'
import { withPlatformTables } from '../../database/platform-tables.ts'
import { DAY_MS } from '../../time/durations.ts'

/** An operator who changed another's permissions or access cannot confirm with them for this long; one who created them, never. */
export const CHANGED_TIE_DAYS = 90
/** Two accounts created by one operator cannot confirm each other while either is younger than this. */
export const NEW_ACCOUNT_DAYS = 30

export type OperatorTieKind = 'made' | 'permissions' | 'access'

export interface OperatorTie {
  readonly maker: string
  readonly made: string
  readonly kind: OperatorTieKind
  readonly at: Date
}

/** Records that `maker` created `made`, or changed the permissions or the login of `made`. */
export async function recordOperatorTie(db: Db, tie: OperatorTie): Promise<void> {
  if (tie.maker === tie.made) return
  await withPlatformTables(db).insertInto('operator_ties').values(tie).execute()
}

/** The ties still in force at `now`. */
export async function readOperatorTies(db: Db, now: Date): Promise<readonly OperatorTie[]> {
  const since = new Date(now.getTime() - CHANGED_TIE_DAYS * DAY_MS)
  return withPlatformTables(db)
    .selectFrom('operator_ties')
    .select(['maker', 'made', 'kind', 'at'])
    .where((row) => row.or([row('kind', '=', 'made'), row('at', '>', since)]))
    .execute()
}

/**
 * Whether two operators are not independent: the same account, one created or changed by the other (directly or through a
 * chain), or both created or changed by a third while either is new.
 */
export function areOperatorsTied(
  ties: readonly OperatorTie[],
  one: string,
  other: string,
  now: Date,
): boolean {
  const [above, aboveOther] = [originsOf(ties, one), originsOf(ties, other)]
  if (above.has(other) || aboveOther.has(one)) return true
  const haveCommonOrigin = [...above].some((name) => aboveOther.has(name))
  return haveCommonOrigin && (isNew(ties, one, now) || isNew(ties, other, now))
}

/** The operator and everybody who created or changed it, up the chain. */
function originsOf(ties: readonly OperatorTie[], name: string): ReadonlySet<string> {
  const origins = new Set([name])
  for (const origin of origins) {
    for (const { maker, made } of ties) if (made === origin) origins.add(maker)
  }
  return origins
}

const isNew = (ties: readonly OperatorTie[], name: string, now: Date): boolean =>
  ties.some(
    ({ kind, made, at }) =>
      kind === 'made' && made === name && now.getTime() - at.getTime() < NEW_ACCOUNT_DAYS * DAY_MS,
  )
