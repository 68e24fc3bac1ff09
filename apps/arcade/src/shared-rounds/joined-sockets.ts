import type { TableWatcher } from './table-watcher.ts'

const MAX_SOCKETS_PER_PLAYER = 5

/** The watchers of this process by player, until their sockets close. */
export interface JoinedSockets {
  /** Returns false, without adding it, for a player who has as many as allowed. */
  add(watcher: TableWatcher): boolean
  of(playerId: bigint): Iterable<TableWatcher>
  all(): TableWatcher[]
}

export function createJoinedSockets(): JoinedSockets {
  const byPlayer = new Map<bigint, Set<TableWatcher>>()
  return {
    add(watcher) {
      const { player_id } = watcher.player
      const own = byPlayer.get(player_id) ?? new Set()
      if (own.size >= MAX_SOCKETS_PER_PLAYER) return false
      byPlayer.set(player_id, own.add(watcher))
      watcher.socket.once('close', () => {
        own.delete(watcher)
        if (own.size === 0 && byPlayer.get(player_id) === own) byPlayer.delete(player_id)
      })
      return true
    },
    of: (playerId) => byPlayer.get(playerId) ?? [],
    all: () => [...byPlayer.values()].flatMap((own) => [...own]),
  }
}
