import { formatWireAmount, type Minor, parseMoney } from '@gamehall/money'
import type { z } from 'zod'
import type {
  ProviderBet,
  ProviderErrorCode,
  ProviderFailure,
  ProviderGame,
  ProviderHealth,
  ProviderOpenRound,
  ProviderTransfer,
} from '../game-provider.ts'
import type * as wire from './types.ts'

const ERROR_CODES: Readonly<Record<string, ProviderErrorCode>> = {
  INSUFFICIENT: 'INSUFFICIENT',
  DUPLICATE: 'DUPLICATE',
  PLAYER_DISABLED: 'PLAYER_DISABLED',
  MAINTENANCE: 'MAINTENANCE',
  RATE_LIMITED: 'RATE_LIMITED',
  BAD_SIGNATURE: 'BAD_SIGNATURE',
  CURRENCY: 'CURRENCY',
  NOT_FOUND: 'NOT_FOUND',
  // Refused before anything was looked at: nothing was applied, and repeating it would not help.
  BAD_REQUEST: 'NOT_FOUND',
}

/** Maps the arcade's refusal to a provider failure; an unknown code leaves open whether it was applied. */
export function toFailure(code: string, message: string): ProviderFailure {
  return { ok: false, error: ERROR_CODES[code] ?? 'UNKNOWN', message }
}

/** Throws on what the schema has already ruled out. */
export function toMinor(amount: string): Minor {
  const parsed = parseMoney(amount, 'TWD')
  if (!parsed.ok) throw new Error(`not an amount: ${parsed.error}`)
  return parsed.minor
}

export const toAmount = (amountMinor: Minor): string => formatWireAmount(amountMinor, 'TWD')

export function toGame(game: z.infer<typeof wire.gameList>['list'][number]): ProviderGame {
  return {
    game: game.game,
    apiKey: game.platform,
    name: game.name,
    category: game.category,
    secondaryCategories: game.secondary_categories,
    hasDemo: game.has_demo,
    rtp: game.rtp,
    hasLowerSideBets: game.has_lower_side_bets,
    isOpen: game.status === 'OPEN',
    artUrl: game.art_url,
    aliases: game.aliases,
    releasedAt: game.released_at ? new Date(game.released_at) : null,
    hasFreeRounds: game.has_free_rounds,
    pageFiles: game.page_files,
  }
}

export function toTransfer(transfer: z.infer<typeof wire.transfer>): ProviderTransfer {
  return {
    reference: transfer.reference,
    status: transfer.status,
    amountMinor: toMinor(transfer.amount),
    balanceMinor: transfer.balance === null ? null : toMinor(transfer.balance),
  }
}

export function toBet(bet: z.infer<typeof wire.betList>['list'][number]): ProviderBet {
  return {
    betId: bet.bet_id,
    version: bet.version,
    apiKey: bet.platform,
    game: bet.game,
    player: bet.player,
    currency: bet.currency,
    status: bet.status,
    betMinor: toMinor(bet.bet),
    validBetMinor: toMinor(bet.valid_bet),
    winMinor: toMinor(bet.win),
    betAt: new Date(bet.bet_at),
    settledAt: bet.settled_at === null ? null : new Date(bet.settled_at),
    updatedAt: new Date(bet.updated_at),
    freeRounds: bet.free_rounds,
  }
}

export function toOpenRound(round: z.infer<typeof wire.openRoundList>['list'][number]): ProviderOpenRound {
  return {
    apiKey: round.platform,
    game: round.game,
    table: round.table,
    isShared: round.is_shared,
    betMinor: toMinor(round.bet),
    betAt: new Date(round.bet_at),
  }
}

export function toHealth(health: z.infer<typeof wire.health>): ProviderHealth {
  return {
    serverTime: new Date(health.time),
    platforms: health.platforms.map(({ platform, status, note }) => ({
      apiKey: platform,
      isOpen: status === 'OPEN',
      note,
    })),
  }
}
