import { localStore } from '@gamehall/web-client/storage/safe-storage.ts'
import { create } from 'zustand'

const KEY = 'amounts_hidden'

/** Whether balances are hidden; stored in the browser. */
export const useAmountVisibility = create<{ readonly isHidden: boolean }>()(() => ({
  isHidden: localStore.read(KEY) === 'yes',
}))

export function setAmountsHidden(isHidden: boolean): void {
  localStore.write(KEY, isHidden ? 'yes' : 'no')
  useAmountVisibility.setState({ isHidden })
}
