import type { MessageType } from '@gamehall/contract/inbox'
import type { TransactionSubtype, TransactionType } from '@gamehall/contract/wallet'

interface Kind {
  readonly type: TransactionType
  /** The message type of its push (§3), which selects voice and sound. */
  readonly message: MessageType
}

/** The type and message type of each subtype (§4). The ledger stores the subtype as the posting’s kind. */
export const TRANSACTION_KINDS: Readonly<Record<TransactionSubtype, Kind>> = {
  recharge_virtual: { type: 'recharge', message: 'recharge' },
  recharge_atm: { type: 'recharge', message: 'recharge' },
  recharge_cvs: { type: 'recharge', message: 'recharge' },
  withdrawal_atm: { type: 'withdraw', message: 'withdraw' },
  withdrawal_virtual: { type: 'withdraw', message: 'withdraw' },
  transfer_in: { type: 'transfer', message: 'walletTransferOut' },
  transfer_out: { type: 'transfer', message: 'walletTransferIn' },
  bonus_recharge: { type: 'bonus', message: 'reward' },
  bonus_register: { type: 'bonus', message: 'reward' },
  bonus_activity: { type: 'activity', message: 'activity' },
  bonus_birthday: { type: 'bonus', message: 'reward' },
  bonus_forfeit: { type: 'bonus', message: 'reward' },
  fallback_withdraw: { type: 'fallback', message: 'fallback' },
  fallback_transfer: { type: 'fallback', message: 'fallback' },
  rebate_receive: { type: 'rebate', message: 'rebate' },
  system_adjustment: { type: 'system', message: 'manual' },
  exchange_in: { type: 'transfer', message: 'transfer' },
  exchange_out: { type: 'transfer', message: 'transfer' },
  player_send: { type: 'transfer', message: 'transfer' },
  player_receive: { type: 'transfer', message: 'transfer' },
  game_bet: { type: 'transfer', message: 'bet' },
  game_win: { type: 'transfer', message: 'bet' },
  game_refund: { type: 'fallback', message: 'bet' },
}

const isSubtype = (kind: string): kind is TransactionSubtype => Object.hasOwn(TRANSACTION_KINDS, kind)

/** The subtype of a ledger kind. Throws on an unknown kind. */
export function subtypeOf(kind: string): TransactionSubtype {
  if (!isSubtype(kind)) throw new Error(`the ledger holds a transfer of unknown kind ${kind}`)
  return kind
}

/** The subtypes of a type. */
export const subtypesOf = (type: TransactionType): TransactionSubtype[] =>
  Object.entries(TRANSACTION_KINDS).flatMap(([subtype, kind]) =>
    kind.type === type && isSubtype(subtype) ? [subtype] : [],
  )
