import type { getWithdrawalReadiness as call } from '@gamehall/contract/cashier'
import { succeed } from '../../../../platform/context/outcome.ts'
import type { UseCase } from '../../../../platform/http/route.ts'
import type { CashierContext } from '../../tables.ts'
import { viewReadiness } from './evaluate-readiness.ts'
import { readWithdrawalFacts } from './withdrawal-facts.ts'

/** §5: the conditions of a withdrawal for this player, each with its state and fix. */
export const getWithdrawalReadiness: UseCase<typeof call, CashierContext> = async (ctx, _request, caller) =>
  succeed(viewReadiness(await readWithdrawalFacts(ctx, ctx.db, caller.session, caller.locale), caller.locale))
