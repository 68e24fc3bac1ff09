import { z } from 'zod'
import { defineOperatorAction, defineOperatorRead } from '../core/operator-call.ts'
import { inBothLanguages, moneyInput, twdInput, vendorId } from '../core/operator-fields.ts'
import { instantText, moneyText } from '../core/primitives.ts'
import { realityCheckMinutes } from './play-limits.ts'

export * from './operator-free-rounds.ts'

const platformLobby = z.enum(['auto', 'games', 'list'])

export const setGameStatus = defineOperatorAction({
  name: 'set-game-status',
  room: 'games',
  summary: 'Open or close one game',
  permission: 'platforms.maintain',
  fourEyes: { rule: 'none', why: 'moves no money and can be undone at once' },
  input: z.object({ gid: z.string().min(1).max(64), is_enabled: z.boolean() }),
  output: z.object({ gid: z.string(), is_enabled: z.boolean() }),
})

const gameTips = z.string().trim().max(120)

export const setGameTips = defineOperatorAction({
  name: 'set-game-tips',
  room: 'games',
  summary: 'Set what players are told about a game before they enter it; empty for nothing',
  permission: 'platforms.maintain',
  fourEyes: { rule: 'none', why: 'moves no money and can be undone at once' },
  input: z.object({ gid: z.string().min(1).max(64), tips: inBothLanguages(gameTips) }),
  output: z.object({ gid: z.string(), tips: inBothLanguages(z.string()) }),
})

export const setPlatformLimits = defineOperatorAction({
  name: 'set-platform-limits',
  room: 'games',
  summary: 'Set the minimum and maximum of one transfer to a platform, in TWD',
  permission: 'platforms.maintain',
  fourEyes: { rule: 'always' },
  input: z.object({
    api_key: z.string().min(1).max(40),
    min: twdInput,
    max: twdInput.nullable(),
  }),
  output: z.object({ api_key: z.string(), min: moneyText, max: moneyText.nullable() }),
})

export const setPlatformLobby = defineOperatorAction({
  name: 'set-platform-lobby',
  room: 'games',
  summary: 'Set how the lobby shows a platform: as games, as one list, or automatically',
  permission: 'platforms.maintain',
  fourEyes: { rule: 'none', why: 'moves no money and can be undone at once' },
  input: z.object({ api_key: z.string().min(1).max(64), lobby: z.enum(['auto', 'games', 'list']) }),
  output: z.object({ api_key: z.string(), lobby: platformLobby }),
})

export const setPlatformMaintenance = defineOperatorAction({
  name: 'set-platform-maintenance',
  room: 'games',
  summary: 'Start or end a platform’s maintenance',
  permission: 'platforms.maintain',
  fourEyes: { rule: 'none', why: 'moves no money and can be undone at once' },
  input: z.object({
    api_key: z.string().min(1).max(40),
    is_on: z.boolean(),
    until: z.iso.datetime().nullish(),
  }),
  output: z.object({ api_key: z.string(), is_on: z.boolean(), until: z.iso.datetime().nullish() }),
})

export const setRealityChecks = defineOperatorAction({
  name: 'set-reality-checks',
  room: 'games',
  summary: 'Set the default reality check interval, and whether the check is obligatory',
  permission: 'players.manage',
  fourEyes: { rule: 'always' },
  input: z.object({
    default_minutes: z.coerce.number().pipe(realityCheckMinutes),
    is_obligatory: z.boolean(),
  }),
  output: z.object({ default_minutes: z.number().int(), is_obligatory: z.boolean() }),
})

export const listManualTransfers = defineOperatorRead({
  name: 'list-manual-transfers',
  room: 'games',
  summary: 'List the transfers that wait for an operator',
  permission: 'transfers.resolve',
  isQueue: true,
  input: z.object({}),
  output: z.object({
    list: z.array(
      z.object({
        reference: z.string(),
        player_id: z.string(),
        api_key: z.string(),
        direction: z.enum(['in', 'out']),
        /** Null for a transfer of the whole balance. */
        amount: moneyText.nullable(),
        error: z.string().nullable(),
        created_at: instantText,
        updated_at: instantText,
      }),
    ),
  }),
})

export const resolveTransfer = defineOperatorAction({
  name: 'resolve-transfer',
  room: 'games',
  summary: 'Resolve a transfer that waits for an operator',
  permission: 'transfers.resolve',
  fourEyes: { rule: 'amount' },
  input: z.object({
    reference: z.string().min(1).max(64),
    result: z.enum(['success', 'failed']),
    /** The amount that the platform moved; required for a transfer of the whole balance, else the requested amount by default. */
    amount: moneyInput.nullish(),
  }),
  output: z.object({ reference: z.string(), result: z.enum(['success', 'failed']) }),
})

export const setGameWeight = defineOperatorAction({
  name: 'set-game-weight',
  room: 'games',
  summary: 'Set how much of a game’s bets counts as turnover, in percent',
  permission: 'platforms.maintain',
  fourEyes: { rule: 'always' },
  input: z.object({
    gid: z.string().min(1).max(64),
    weight_percent: z.coerce.number().int().min(0).max(100),
  }),
  output: z.object({ gid: z.string(), weight_percent: z.number().int() }),
})

export const setPlatformProvider = defineOperatorAction({
  name: 'set-platform-provider',
  room: 'games',
  summary: 'Choose the game provider of a platform under maintenance',
  permission: 'platforms.maintain',
  fourEyes: { rule: 'always' },
  input: z.object({ api_key: z.string().min(1).max(40), provider: vendorId }),
  output: z.object({ api_key: z.string(), provider: z.string() }),
})
