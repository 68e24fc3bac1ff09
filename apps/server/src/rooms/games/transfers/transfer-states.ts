import type { TransferStatus } from '@gamehall/contract/games'

/** The allowed state transitions of a platform transfer. Its row is written as SENT, with its hold (decision 0100). */
export const TRANSFER_TRANSITIONS: Readonly<Record<TransferStatus, readonly TransferStatus[]>> = {
  SENT: ['SUCCESS', 'FAILED', 'UNKNOWN'],
  UNKNOWN: ['SUCCESS', 'FAILED', 'MANUAL'],
  MANUAL: ['SUCCESS', 'FAILED'],
  FAILED: ['RELEASED'],
  SUCCESS: [],
  RELEASED: [],
}

export const canTransition = (from: TransferStatus, to: TransferStatus): boolean =>
  TRANSFER_TRANSITIONS[from].includes(to)

/** The states in which money can still move; a player has at most one open transfer per platform. */
export const OPEN_TRANSFER_STATES = ['SENT', 'UNKNOWN', 'MANUAL'] as const satisfies TransferStatus[]

export const isTransferOpen = (state: TransferStatus): boolean =>
  OPEN_TRANSFER_STATES.some((open) => open === state)
