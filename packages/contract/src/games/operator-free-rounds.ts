import { z } from 'zod'
import { defineOperatorAction, defineOperatorRead } from '../core/operator-call.ts'
import { listLimit, playerTarget, rowNumber, twdInput } from '../core/operator-fields.ts'
import { instantText, moneyText } from '../core/primitives.ts'

const grantTarget = z.object({ grant_id: z.uuid() })
const grantState = z.enum(['granting', 'active', 'refused', 'cancelling', 'cancelled', 'finished', 'expired'])
const grantOutput = z.object({ grant_id: z.string(), state: grantState })

export const grantFreeRounds = defineOperatorAction({
  name: 'grant-free-rounds',
  room: 'games',
  summary: 'Give a player rounds of a game at a stake that the house pays; what they win is a bonus',
  permission: 'activities.manage',
  fourEyes: { rule: 'amount' },
  input: playerTarget.extend({
    gid: z.string().min(1).max(64),
    rounds: z.coerce.number().int().min(1).max(1_000),
    /** What each round plays for, in TWD. */
    stake: twdInput,
    days: z.coerce.number().int().min(1).max(365).default(7),
    /** Turnover requirement of their winnings, in percent. */
    wash_percent: z.coerce.number().int().min(0).max(10_000).default(100),
    /** Names this gift, so that it is given once: a ticket's number. */
    reference: z.string().trim().min(1).max(64).optional(),
  }),
  output: grantOutput,
})

export const cancelFreeRounds = defineOperatorAction({
  name: 'cancel-free-rounds',
  room: 'games',
  summary: 'Cancel the rounds that a player has not played yet; what was won stays theirs',
  permission: 'activities.manage',
  fourEyes: { rule: 'none', why: 'gives nothing, and what was won is paid' },
  input: grantTarget,
  output: grantOutput,
})

export const listFreeRoundGrants = defineOperatorRead({
  name: 'list-free-round-grants',
  room: 'games',
  summary: 'List grants of free rounds, newest first; with a player, theirs only',
  permission: 'activities.manage',
  input: z.object({ player_id: rowNumber.optional(), limit: listLimit }),
  output: z.object({
    list: z.array(
      z.object({
        grant_id: z.string(),
        player_id: z.string(),
        gid: z.string(),
        state: grantState,
        /** Why the platform refused it. */
        error: z.string().nullable(),
        rounds: z.number().int(),
        played: z.number().int(),
        stake: moneyText,
        won: moneyText,
        credited: moneyText,
        wash_percent: z.number().int(),
        source: z.string(),
        expires_at: instantText,
        created_at: instantText,
      }),
    ),
  }),
})
