import type { TransferStatus } from '@gamehall/contract/games'

/** MONEY.md, the one table: which states may follow which. Whoever is not in a list cannot be reached. */
export const TRANSITIONS: Readonly<Record<TransferStatus, readonly TransferStatus[]>> = {
  CREATED: ['HELD', 'SENT'],
  HELD: ['SENT'],
  SENT: ['SUCCESS', 'FAILED', 'UNKNOWN'],
  UNKNOWN: ['SUCCESS', 'FAILED', 'MANUAL'],
  MANUAL: ['SUCCESS', 'FAILED'],
  FAILED: ['RELEASED'],
  SUCCESS: [],
  RELEASED: [],
}

export const canBecome = (from: TransferStatus, to: TransferStatus): boolean => TRANSITIONS[from].includes(to)

/** Money may still move: no second transfer of this player on this platform meanwhile. */
export const OPEN_STATES = [
  'CREATED',
  'HELD',
  'SENT',
  'UNKNOWN',
  'MANUAL',
] as const satisfies TransferStatus[]

export const isOpen = (state: TransferStatus): boolean => OPEN_STATES.some((open) => open === state)
