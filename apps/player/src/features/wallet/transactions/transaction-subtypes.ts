import type { Transaction, TransactionSubtype, TransactionType } from '@gamehall/contract/wallet'
import { type Href, href } from '../../../shared/navigation/paths.ts'

/** The subtypes of each type (§4), in the order of the filter. */
export const subtypesOf: Readonly<Record<TransactionType, readonly TransactionSubtype[]>> = {
  recharge: ['recharge_atm', 'recharge_cvs', 'recharge_virtual'],
  withdraw: ['withdrawal_atm', 'withdrawal_virtual'],
  transfer: [
    'transfer_in',
    'transfer_out',
    'exchange_in',
    'exchange_out',
    'player_send',
    'player_receive',
    'game_bet',
    'game_win',
  ],
  bonus: ['bonus_recharge', 'bonus_register', 'bonus_birthday', 'bonus_forfeit'],
  activity: ['bonus_activity'],
  rebate: ['rebate_receive'],
  fallback: ['fallback_withdraw', 'fallback_transfer', 'game_refund'],
  system: ['system_adjustment'],
}

/** The page of the order or transfer behind a transaction; undefined when there is none. */
export function transactionTarget({ type, sub_type, order_no }: Transaction): Href | undefined {
  if (order_no === null) return undefined
  if (sub_type === 'game_bet' || sub_type === 'game_win' || sub_type === 'game_refund')
    return href('bettingRecord')
  if (type === 'recharge') return href('depositOrder', undefined, { order_no })
  if (type === 'withdraw' || sub_type === 'fallback_withdraw')
    return href('withdrawOrder', undefined, { order_no })
  const isTransfer = type === 'transfer' || sub_type === 'fallback_transfer'
  return isTransfer ? href('outcome', undefined, { order_no }) : undefined
}
