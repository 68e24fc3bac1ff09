import { setTimeout as delay } from 'node:timers/promises'
import { type Minor, minor } from '@gamehall/money'
import type { LocalizedText } from '../../../providers/games/index.ts'
import { readOpenBets } from '../bets/bet-queries.ts'
import type { GameRow } from '../catalogue/catalogue-queries.ts'
import { readCatalogue } from '../catalogue/read-catalogue.ts'
import type { GamesContext } from '../tables.ts'

/** Later answers are not waited for: nobody is kept from a game, or from the lobby, by this question. */
const ANSWERS_WITHIN_MS = 1_500

/** A player's round in a game of the catalogue that is not over. */
export interface OpenRound {
  readonly game: GameRow
  /** What its table is called, where the game has more than one. */
  readonly table: LocalizedText | null
  /** Whether many players bet on it: it is settled without the player, within seconds or minutes. */
  readonly isShared: boolean
  readonly stakeMinor: Minor
  readonly betAt: Date
}

/**
 * The player’s rounds that are not over, newest first, in games of one provider: as the provider says now, because a bet at a shared table
 * is settled before its report is pulled. A provider without such a call, and one that fails or is late, is not the last word:
 * the bets that came to the hall are.
 */
export async function readOpenRounds(
  ctx: GamesContext,
  playerId: bigint,
  providerId: string,
): Promise<readonly OpenRound[]> {
  const { platforms, games } = await readCatalogue(ctx)
  const keys = platforms.filter(({ provider }) => provider === providerId).map(({ api_key }) => api_key)
  const provider = ctx.providers.games.get(providerId)
  const asked = provider.listOpenRounds?.(provider.playerName(playerId.toString()))
  const answer = asked && (await withinTime(asked))
  if (answer?.ok)
    return answer.data.flatMap(({ apiKey, game: id, table, isShared, betMinor, betAt }) => {
      const game = games.find(({ api_key, provider_game }) => api_key === apiKey && provider_game === id)
      return game === undefined || !keys.includes(apiKey)
        ? []
        : [{ game, table, isShared, stakeMinor: betMinor, betAt }]
    })
  if (asked) ctx.log.warn({ provider: providerId, error: answer?.error ?? 'late' }, 'no word on open rounds')
  const bets = await readOpenBets(ctx.db, playerId, keys)
  return bets.flatMap(({ gid, bet_minor, bet_at }) => {
    const game = games.find((listed) => listed.gid === gid)
    if (game === undefined) return []
    return [{ game, table: null, isShared: false, stakeMinor: minor(bet_minor), betAt: bet_at }]
  })
}

async function withinTime<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  const waiting = new AbortController()
  const late = delay(ANSWERS_WITHIN_MS, undefined, { signal: waiting.signal }).catch(() => undefined)
  try {
    return await Promise.race([answer, late])
  } finally {
    waiting.abort()
  }
}
