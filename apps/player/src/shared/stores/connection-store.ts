import { create } from 'zustand'

interface Connection {
  /** Whether the browser is online. */
  readonly isOnline: boolean
  /** What an interruption means where the player is, in place of the words on forms; loaded before the network fails. */
  readonly offlineDetail?: string | undefined
}

export const useConnection = create<Connection>()(() => ({ isOnline: true }))

export function setOnline(isOnline: boolean): void {
  useConnection.setState({ isOnline })
}

export function setOfflineDetail(offlineDetail: string | undefined): void {
  useConnection.setState({ offlineDetail })
}
