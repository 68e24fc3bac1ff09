import type { PushMessage } from '@gamehall/contract'
import type { RoomJoined } from '@gamehall/contract/inbox'

export type SocketText =
  | { readonly kind: 'joined'; readonly joined: RoomJoined }
  | { readonly kind: 'push'; readonly push: PushMessage }
  | { readonly kind: 'unknown' }

/** Parses one socket message. Only its outer shape is checked: the server validates it against the contract. */
export function readSocketText(text: unknown): SocketText {
  const value = typeof text === 'string' ? parseJson(text) : undefined
  if (typeof value !== 'object' || value === null) return { kind: 'unknown' }
  if ('method' in value && value.method === 'room.join' && 'code' in value && typeof value.code === 'number')
    return { kind: 'joined', joined: value as RoomJoined }
  if ('msg_type' in value && 'seq' in value && typeof value.seq === 'number' && 'content' in value)
    return { kind: 'push', push: value as PushMessage }
  return { kind: 'unknown' }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
