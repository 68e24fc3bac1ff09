import { toMinor } from '../../../../web/shared/money/wire-money.ts'
import type { BetDraft, RocketTypes } from '../rocket-types.ts'
import { type AmountLimits, clampAmount } from './bet-draft.ts'

const KEY = 'gamehall.arcade.rocket-crash.panels'
/** The bets of two flights. */
const MOST_BETS = 4

type TextStorage = Pick<Storage, 'getItem' | 'setItem'>
type Panels = RocketTypes['draft']['bets']

/** The ids that are kept after newer bets. */
export const latestBets = (before: readonly string[], newer: readonly string[]): readonly string[] =>
  [...before.filter((id) => !newer.includes(id)), ...newer].slice(-MOST_BETS)

/** Stores both panels of this device, with the player's latest bets, by which `readPanels` recognizes them. */
export function writePanels(storage: () => TextStorage, betIds: readonly string[], panels: Panels): void {
  if (betIds.length === 0) return
  const plain = panels.map(({ amount, isAuto, target }) => [amount, isAuto, target])
  try {
    storage().setItem(KEY, JSON.stringify([betIds, plain]))
  } catch {
    return
  }
}

/**
 * The stored panels of the player whose newest bet of all devices is `lastId`. Null where another player, or this one on another
 * device, has bet since, and where nothing usable is stored.
 */
export function readPanels(
  storage: () => TextStorage,
  lastId: string | null,
  limits: AmountLimits,
): Panels | null {
  if (lastId === null) return null
  try {
    const stored: unknown = JSON.parse(storage().getItem(KEY) ?? '[]')
    if (!Array.isArray(stored)) return null
    const [ids, panels] = stored as readonly unknown[]
    if (!Array.isArray(ids) || !ids.includes(lastId) || !Array.isArray(panels)) return null
    const [first, second] = (panels as readonly unknown[]).map((panel) => readPanel(panel, limits))
    return first && second ? [first, second] : null
  } catch {
    return null
  }
}

function readPanel(stored: unknown, limits: AmountLimits): BetDraft | null {
  if (!Array.isArray(stored)) return null
  const [amount, isAuto, target] = stored as readonly unknown[]
  if (typeof amount !== 'string' || !/^\d{1,12}\.\d\d$/.test(amount)) return null
  if (typeof isAuto !== 'boolean' || typeof target !== 'string' || target.length > 8) return null
  return { amount: clampAmount(toMinor(amount), limits), isAuto, target }
}
