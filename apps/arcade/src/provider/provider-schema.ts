import { z } from 'zod'
import { PLATFORMS, type PlatformKey } from '../catalogue/platforms.ts'
import { dutiesSchema, NO_DUTIES } from '../sessions/duties.ts'
import { parseAmount } from '../wallet/amount.ts'

const platform = z.enum(Object.keys(PLATFORMS) as [PlatformKey, ...PlatformKey[]])
const player = z.string().regex(/^(?!demo-)[\w-]{3,40}$/)
const reference = z.string().regex(/^[\w-]{6,64}$/)
const currency = z.string().max(8)
const amount = z.string().regex(/^\d{1,13}(\.\d{1,2})?$/)
const uuid = z.uuid().toLowerCase()
/** Up to the largest amount that the hall lets players set as a limit. */
const limit = z
  .string()
  .regex(/^\d{1,14}(\.\d{1,2})?$/)
  .refine((text) => parseAmount(text) !== null)
const language = z.enum(['zh-TW', 'en'])
const origin = z
  .string()
  .max(300)
  .refine((text) => URL.canParse(text) && /^https?:\/\//.test(text) && new URL(text).origin === text)

/** Who keeps the players' money: this arcade, or the hall. */
const wallet = z.enum(['transfer', 'seamless']).default('transfer')

/** A grant of free rounds; `stake` is what each plays for. */
const freeRounds = z.object({
  reference: uuid,
  player,
  game: z.string().max(40),
  currency,
  stake: amount,
  rounds: z.int().min(1).max(1_000),
  expires_at: z.iso.datetime(),
})

/** What a player may stake in rounds opened since an instant, by each limit; `revision` grows with every change of them. */
const stakeLimits = z.object({
  revision: z.string().regex(/^\d{1,18}$/),
  limits: z.array(z.object({ since: z.iso.datetime(), amount: limit })).max(8),
})

/** The request schema of each provider call, by its path below `provider/v1/`. */
export const providerRequests = {
  health: z.object({}),
  'games/list': z.object({ wallet }),
  'tables/list': z.object({}),
  'games/launch': z.object({
    player: player.nullable(),
    platform,
    game: z.string().max(40),
    language,
    device: z.enum(['mobile', 'desktop']),
    parent_origin: origin,
    return_url: z.url({ protocol: /^https?$/ }).max(500),
    duties: dutiesSchema.default(NO_DUTIES),
    wallet_token: z.string().min(16).max(256).nullable().default(null),
    stake_limits: stakeLimits.nullable().default(null),
  }),
  'players/ensure': z.object({ player, currency, is_test: z.boolean().default(false), wallet }),
  'players/kick': z.object({ player }),
  'players/stake-limits': stakeLimits.extend({ player }),
  'wallet/balance': z.object({ player, platform }),
  'transfers/in': z.object({ reference, player, platform, currency, amount }),
  'transfers/out': z.object({ reference, player, platform, currency, amount }),
  'transfers/out-all': z.object({ reference, player, platform, currency }),
  'transfers/status': z.object({ reference, platform }),
  'free-rounds/grant': freeRounds,
  'free-rounds/cancel': freeRounds,
  'rounds/list': z.object({
    platform,
    from: z.iso.datetime(),
    to: z.iso.datetime(),
    cursor: z.string().max(80).nullable(),
    limit: z.int().min(1).max(1000),
  }),
  'rounds/unfinished': z.object({ player }),
  'rounds/last-results': z.object({ player }),
  'rounds/detail': z.object({ bet_id: uuid, language, parent_origin: origin }),
} as const

export type ProviderOperation = keyof typeof providerRequests
export type ProviderRequest<O extends ProviderOperation> = z.infer<(typeof providerRequests)[O]>
