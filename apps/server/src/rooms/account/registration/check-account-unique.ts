import type { checkAccountUnique as call } from '@gamehall/contract/account'
import { succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { readPlayerByAccount } from '../players/player-queries.ts'
import type { AccountContext } from '../tables.ts'

/** Whether an account name is free, ignoring case (§7 accUnique). */
export const checkAccountUnique: UseCase<typeof call, AccountContext> = async (ctx, request) =>
  succeed({ is_unique: (await readPlayerByAccount(ctx.db, request.account)) === undefined })
