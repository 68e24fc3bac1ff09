import { z } from 'zod'
import { flag, instantText, moneyText } from '../core/primitives.ts'
import { turnoverCount, turnoverReason } from '../wallet/turnover.ts'

/** §4 entering a game: 1 open, 2 maintenance. */
export const gameStatus = z.union([z.literal(1), z.literal(2)])

/** The categories of the lobby. */
export const gameCategory = z.enum(['slots', 'tables', 'instant'])
export type GameCategory = z.infer<typeof gameCategory>

/**
 * §3 game. `target` 'list' opens the game list of `gid` (its games carry it as `parent_id`), which has `game_count`
 * games; 'game' launches the game. `thumb` is a webp image of height 260. `rtp` is the declared return in
 * percent, the lowest of the game's modes; `rtp_of` 'main_bets': side bets return less.
 */
export const game = z.object({
  gid: z.string(),
  name: z.string(),
  status: gameStatus,
  target: z.enum(['game', 'list']),
  is_trial: flag,
  api_key: z.string(),
  platform_name: z.string(),
  parent_id: z.string().nullable(),
  category: gameCategory,
  tips: z.string(),
  tags: z.array(z.enum(['hot', 'new'])),
  rtp: z.string().nullable(),
  rtp_of: z.enum(['all_bets', 'main_bets']),
  thumb: z.string(),
  maintenance_until: instantText.nullable(),
  game_count: z.number().int().positive().nullable(),
})
export type Game = z.infer<typeof game>

export const platform = z.object({
  api_key: z.string(),
  name: z.string(),
  category: gameCategory,
  status: gameStatus,
  maintenance_until: instantText.nullable(),
})
export type Platform = z.infer<typeof platform>

/** The states of a platform transfer, in order: it begins as sent. */
export const TRANSFER_STATUSES = ['SENT', 'UNKNOWN', 'MANUAL', 'SUCCESS', 'FAILED', 'RELEASED'] as const
export const transferStatus = z.enum(TRANSFER_STATUSES)
export type TransferStatus = z.infer<typeof transferStatus>

/** A transfer between the main wallet and a platform; direction `in` is to the platform. */
export const platformTransfer = z.object({
  reference: z.string(),
  api_key: z.string(),
  platform_name: z.string(),
  direction: z.enum(['in', 'out']),
  amount: moneyText,
  status: transferStatus,
  created_at: instantText,
  updated_at: instantText,
})
export type PlatformTransfer = z.infer<typeof platformTransfer>

/**
 * How much of a settled bet counted as turnover, and toward which credits: the valid bet times the game’s weight, up to
 * the turnover that was left. `reason` says why it counted less, or not at all.
 */
export const betTurnover = z.object({
  counted: moneyText,
  weight_percent: z.number().int().nonnegative(),
  reason: turnoverReason.nullable(),
  toward: z.array(turnoverCount),
})
export type BetTurnover = z.infer<typeof betTurnover>

/** §3 bet record. `win_loss` carries its sign from the player's side; null while unsettled, as is `turnover`. */
export const bet = z.object({
  bet_id: z.string(),
  api_key: z.string(),
  platform_name: z.string(),
  gid: z.string(),
  game_name: z.string(),
  bet_amount: moneyText,
  valid_bet: moneyText,
  win_loss: moneyText.nullable(),
  status: z.enum(['open', 'settled', 'void']),
  bet_time: instantText,
  settle_time: instantText.nullable(),
  turnover: betTurnover.nullable(),
  /** A free round: the house paid the stake, and the win is credited when the free rounds end. */
  is_free: z.boolean(),
})
export type Bet = z.infer<typeof bet>
