import { create } from 'zustand'

/** Whether the browser has a network. */
export const useConnection = create<{ readonly isOnline: boolean }>()(() => ({ isOnline: true }))

export function setOnline(isOnline: boolean): void {
  useConnection.setState({ isOnline })
}
