/** The arcade's platforms. Each has its own wallets, transfers and maintenance state; its key is the hall's `api_key`. */
export const PLATFORMS = {
  aurora_slots: { name: { 'zh-TW': '極光電子', en: 'Aurora Slots' }, category: 'slots' },
  aurora_tables: { name: { 'zh-TW': '極光桌遊', en: 'Aurora Tables' }, category: 'tables' },
  aurora_instant: { name: { 'zh-TW': '極光即時', en: 'Aurora Instant' }, category: 'instant' },
} as const

export type PlatformKey = keyof typeof PLATFORMS
export type PlatformCategory = (typeof PLATFORMS)[PlatformKey]['category']

/** In the order that a lobby shows them. */
export const PLATFORM_KEYS = Object.keys(PLATFORMS).filter(isPlatformKey)

function isPlatformKey(value: string): value is PlatformKey {
  return Object.hasOwn(PLATFORMS, value)
}
