import { localStore, type SafeStorage } from '@gamehall/web-client/storage/safe-storage.ts'

const KEY = 'login_account'

/** The account name remembered in this browser; empty for none. */
export function rememberedAccount(storage: SafeStorage = localStore): string {
  return storage.read(KEY) ?? ''
}

/** Remembers the account name for the next login; undefined removes it. */
export function rememberAccount(account: string | undefined, storage: SafeStorage = localStore): void {
  if (account) storage.write(KEY, account)
  else storage.remove(KEY)
}
