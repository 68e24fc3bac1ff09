import { create } from 'zustand'

/** Whether the browser is online. */
export const useConnection = create<{ readonly isOnline: boolean }>()(() => ({ isOnline: true }))

export function setOnline(isOnline: boolean): void {
  useConnection.setState({ isOnline })
}
