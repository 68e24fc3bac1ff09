/** A message from the game to the app (docs/protocols/arcade-embed.md). */
export type GameMessage =
  /** `hasExit`: the game has its own exit and sends `close` when it is used. */
  | { readonly type: 'ready'; readonly hasExit: boolean }
  | { readonly type: 'need_balance' | 'close' }
  | { readonly type: 'balance'; readonly balance: string }
  /** Whether the game makes sound. */
  | { readonly type: 'sound'; readonly on: boolean }
  /** Whether something is open in the game that `back` closes. */
  | { readonly type: 'overlay'; readonly isOpen: boolean }
  | { readonly type: 'error'; readonly code: string }

/** A message from the app to the game. */
export type HostMessage =
  | { readonly type: 'sound'; readonly on: boolean }
  | { readonly type: 'pause' | 'resume' | 'back' }
  | { readonly type: 'look'; readonly motion: 'system' | 'reduced'; readonly text_percent: number }

/** Parses a message of the frame; undefined for anything outside the protocol. */
export function readGameMessage(data: unknown): GameMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  if (!('source' in data) || data.source !== 'gamehall-arcade' || !('type' in data)) return undefined
  if (data.type === 'ready') return { type: 'ready', hasExit: 'exit' in data && data.exit === true }
  if (data.type === 'need_balance' || data.type === 'close') return { type: data.type }
  if (data.type === 'balance' && 'balance' in data && typeof data.balance === 'string')
    return { type: 'balance', balance: data.balance }
  if (data.type === 'sound' && 'on' in data && typeof data.on === 'boolean')
    return { type: 'sound', on: data.on }
  if (data.type === 'overlay' && 'open' in data && typeof data.open === 'boolean')
    return { type: 'overlay', isOpen: data.open }
  if (data.type === 'error' && 'code' in data && typeof data.code === 'string')
    return { type: 'error', code: data.code }
  return undefined
}

/** The origin of a launch address; messages are exchanged with it only. */
export function originOf(url: string, base: string): string {
  return new URL(url, base).origin
}
