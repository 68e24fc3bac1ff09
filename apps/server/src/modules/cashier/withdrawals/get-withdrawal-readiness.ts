import type { getWithdrawalReadiness as call } from '@gamehall/contract/cashier'
import { succeed } from '../../../core/outcome.ts'
import type { UseCase } from '../../../http/route.ts'
import { viewReadiness } from './readiness.ts'
import { readFacts } from './withdrawal-facts.ts'

/** §5: the conditions of a withdrawal for this player, each with its state and fix. */
export const getWithdrawalReadiness: UseCase<typeof call> = async (hall, _request, caller) =>
  succeed(viewReadiness(await readFacts(hall, hall.db, caller.session, caller.locale), caller.locale))
