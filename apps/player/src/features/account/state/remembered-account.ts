import { localStore, type SafeStorage } from '../../../shared/storage/safe-storage.ts'

const KEY = 'login_account'

/** The account name this browser was asked to remember; empty without one. */
export function rememberedAccount(storage: SafeStorage = localStore): string {
  return storage.read(KEY) ?? ''
}

/** Keeps the account name for the next login, or forgets the one that was kept. Never a password. */
export function rememberAccount(account: string | undefined, storage: SafeStorage = localStore): void {
  if (account) storage.write(KEY, account)
  else storage.remove(KEY)
}
