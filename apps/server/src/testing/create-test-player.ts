import { ACCOUNT_TYPES, type AccountType } from '@gamehall/contract/constants'
import type { AppContext } from '../platform/context/app-context.ts'
import { succeed } from '../platform/context/outcome.ts'
import { withPlatformTables } from '../platform/database/platform-tables.ts'
import { transact } from '../platform/database/transact.ts'
import type { Caller, Session, StepUpCaller } from '../platform/http/route.ts'
import { accountStepUps, createPlayer, openSession } from '../rooms/account/index.ts'
import { createTestCaller } from './create-test-caller.ts'

export interface TestPlayerOptions {
  readonly account?: string
  readonly phone?: string | null
  readonly email?: string | null
  /** Already hashed; null is an account without a password. */
  readonly passwordHash?: string | null
  readonly accountType?: AccountType
  readonly invitedBy?: string | null
}

export interface TestPlayer {
  readonly playerId: bigint
  readonly account: string
  readonly phone: string | null
  readonly token: string
  readonly session: Session
  /** The player as a use-case's caller. */
  readonly caller: StepUpCaller
}

let made = 0

/** A registered player with wallets and a live session. */
export async function createTestPlayer(
  ctx: AppContext,
  options: TestPlayerOptions = {},
): Promise<TestPlayer> {
  made += 1
  const account = options.account ?? `player${made}`
  const phone = options.phone === undefined ? `09${String(made).padStart(8, '0')}` : options.phone
  const accountType = options.accountType ?? ACCOUNT_TYPES.formal
  const opened = await transact(withPlatformTables(ctx.db), async (trx) => {
    const created = await createPlayer(ctx, trx, {
      account,
      nickname: account,
      accountType,
      phone,
      areaCode: '886',
      email: options.email ?? null,
      passwordHash: options.passwordHash ?? null,
      googleSubject: null,
      invitedBy: options.invitedBy ?? null,
    })
    if (created.status !== 'created') throw new Error(`no test player: ${JSON.stringify(created)}`)
    const device = { login_device: 'wap', client_info: { type: '', core: '', device_name: '', version: '' } }
    const session = await openSession(ctx, trx, created.playerId, device, createTestCaller())
    if (!session.ok) throw new Error('a new test player cannot log in')
    return succeed(session.data)
  })
  const { playerId, sessionId, token } = opened.data
  const session: Session = { playerId, sessionId, accountType }
  return { playerId, account, phone, token, session, caller: withTestStepUps(createTestCaller({ session })) }
}

/** A caller that verifies the step-ups that calls of the contract declare. */
const withTestStepUps = (caller: Caller<Session>): StepUpCaller => ({
  ...caller,
  verifyStepUp: (ctx, proof) => accountStepUps.pay_password(ctx, proof, caller),
})
