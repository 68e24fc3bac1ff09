import type { WithdrawalDestination } from '@gamehall/contract/cashier'
import type { WithdrawText } from './withdraw-text.ts'

/** How long a way out usually takes: `約 30 分鐘到帳`. */
export function timeWords(text: WithdrawText, seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60))
  return minutes < 120 ? text.minutes(minutes) : text.hours(Math.round(minutes / 60))
}

/** A destination on one line. */
export function destinationWords(destination: WithdrawalDestination): string {
  return destination.kind === 'card'
    ? `${destination.bank_name} ${destination.bank_num.replace(' ', '\u00a0')}`
    : destination.label || shortAddress(destination.address)
}

/** `TQn9Y2kh…w5KcbLSE`: both ends of an address, as it is recognised. */
export function shortAddress(address: string): string {
  return `${address.slice(0, 8)}…${address.slice(-8)}`
}
