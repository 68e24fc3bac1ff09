import type { BANK_CARD_STATUSES, BankCard } from '@gamehall/contract/cashier'
import type { Tone } from '@gamehall/ui/data-display/status-pill.tsx'

/** A copy of the contract's numbers that keeps zod out of the bundle. The type ensures that both are equal. */
const statusOf: typeof BANK_CARD_STATUSES = { underReview: 0, accepted: 1, rejected: 2 }
export type CardStatusName = keyof typeof BANK_CARD_STATUSES

export function cardStatusName({ status }: Pick<BankCard, 'status'>): CardStatusName {
  if (status === statusOf.accepted) return 'accepted'
  return status === statusOf.underReview ? 'underReview' : 'rejected'
}

export const cardStatusTones: Readonly<Record<CardStatusName, Tone>> = {
  underReview: 'wait',
  accepted: 'win',
  rejected: 'loss',
}
