import { DEVICE_ID_PREFIX } from '@gamehall/contract/constants'
import { localStore, type SafeStorage } from './safe-storage.ts'

const KEY = 'device_id'

/** §9: `web_` plus time plus random, base64. */
export function createDeviceId(nowMs: number, random: string): string {
  return btoa(`${DEVICE_ID_PREFIX}${nowMs}${random}`)
}

/** This browser's device id; created once and stored. */
export function deviceId(storage: SafeStorage = localStore): string {
  const kept = storage.read(KEY)
  if (kept) return kept
  const random = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(36)).join('')
  const minted = createDeviceId(Date.now(), random)
  storage.write(KEY, minted)
  return minted
}
