import type { SeamlessCapabilities, SeamlessProvider } from '../game-provider.ts'
import type { SeamlessAnswer, SeamlessReply } from '../seamless-wallet.ts'
import { type ArcadeApiOptions, createArcadeApi } from './api.ts'
import { commonOperations, type DutiesOf, mapResult, toLaunch } from './common-operations.ts'
import { ARCADE_CAPABILITIES } from './provider.ts'
import { readDelivery } from './seamless-delivery.ts'
import { toAmount } from './transform.ts'
import * as wire from './types.ts'

const { hasDemo, hasKick, hasRoundDetail, hasTestPlayers, currencies, amountScale } = ARCADE_CAPABILITIES
const { clockOffsetMinutes, retentionDays, callsPerSecond } = ARCADE_CAPABILITIES

export const ARCADE_SEAMLESS_CAPABILITIES: SeamlessCapabilities = {
  walletMode: 'seamless',
  hasDemo,
  hasKick,
  hasRoundDetail,
  hasTestPlayers,
  currencies,
  amountScale,
  clockOffsetMinutes,
  retentionDays,
  callsPerSecond,
}

const TIMEOUT_MS = 8_000

type SeamlessOptions = Omit<ArcadeApiOptions, 'timeoutMs'> & { readonly duties?: DutiesOf }

/** The arcade in seamless mode (docs/protocols/seamless.md): its players bet from the hall's main wallet. */
export function createArcadeSeamlessProvider(options: SeamlessOptions): SeamlessProvider {
  const call = createArcadeApi({ ...options, timeoutMs: TIMEOUT_MS })
  return {
    ...commonOperations(call, 'seamless'),
    key: 'arcade-seamless',
    capabilities: ARCADE_SEAMLESS_CAPABILITIES,
    // Other names than in transfer mode: a player of the arcade keeps one wallet mode for ever.
    playerName: (userId) => `gs_${userId}`,
    ensurePlayer: async (player, { isTest }) =>
      mapResult(
        await call(
          'players/ensure',
          { player, currency: 'TWD', is_test: isTest, wallet: 'seamless' },
          wire.nothing,
        ),
        () => null,
      ),
    launch: (request) =>
      call(
        'games/launch',
        { ...toLaunch(request, options.duties), wallet_token: request.walletToken },
        wire.launched,
      ),
    readDelivery: (delivery, now) => readDelivery(options.signingSecret, delivery, now),
    writeAnswer,
  }
}

function writeAnswer(reply: SeamlessReply): { readonly status: number; readonly body: object } {
  if ('answers' in reply)
    return { status: 200, body: { code: 'OK', data: { answers: reply.answers.map(toBody) } } }
  return { status: !reply.ok && reply.error === 'BAD_SIGNATURE' ? 401 : 200, body: toBody(reply) }
}

function toBody(answer: SeamlessAnswer): object {
  if (!answer.ok) return { code: answer.error, data: null }
  const { player, balanceMinor } = answer
  return { code: 'OK', data: { player, currency: 'TWD', balance: toAmount(balanceMinor) } }
}
