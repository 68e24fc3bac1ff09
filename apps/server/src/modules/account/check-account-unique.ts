import type { checkAccountUnique as call } from '@gamehall/contract/account'
import { succeed } from '../../core/outcome.ts'
import type { UseCase } from '../../http/route.ts'
import { readPlayerByAccount } from './player-queries.ts'

/** Whether an account name is free, ignoring case (§7 accUnique). */
export const checkAccountUnique: UseCase<typeof call> = async (hall, request) =>
  succeed({ is_unique: (await readPlayerByAccount(hall.db, request.account)) === undefined })
