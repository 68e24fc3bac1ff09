import type { CallName, FormalCallName } from '@gamehall/contract'
import type { UserInfo } from '@gamehall/contract/account'
import { ACCOUNT_TYPES } from '@gamehall/contract/constants'
import { formalCalls } from '@gamehall/web-client/calls/formal-calls.ts'
import { usePlayerInfo } from './use-player-info.ts'

/** Whether only formal accounts may make a call (§6). */
export const isFormalCall = (name: CallName): name is FormalCallName => formalCalls.includes(name)

/** §6: whether this player's account may make a call. The server decides; this only spares a test account the form. */
export const mayCall = (player: Pick<UserInfo, 'acc_of_type'> | undefined, name: CallName): boolean =>
  player?.acc_of_type !== ACCOUNT_TYPES.test || !isFormalCall(name)

/** `mayCall` for the logged-in player. */
export const useMayCall = (name: CallName): boolean => mayCall(usePlayerInfo().data, name)
