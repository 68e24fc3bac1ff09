import type { SoundChannel } from '../sound/sound-engine.ts'

/** What a player sets for all games on this device. Volumes are 0 to 1. */
export interface DeviceSettings {
  readonly volumes: Readonly<Record<SoundChannel, number>>
  readonly areHapticsOn: boolean
}

const KEY = 'gamehall.arcade.settings'
const DEFAULTS: DeviceSettings = { volumes: { effects: 1, music: 0.7 }, areHapticsOn: true }

/** Reads the settings; what is missing or broken has its default. */
export function readDeviceSettings(storage: () => Pick<Storage, 'getItem'>): DeviceSettings {
  try {
    const stored: unknown = JSON.parse(storage().getItem(KEY) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return DEFAULTS
    const volumeOf = (key: string, fallback: number): number => {
      const value: unknown = Reflect.get(stored, key)
      return typeof value === 'number' && value >= 0 && value <= 1 ? value : fallback
    }
    return {
      volumes: {
        effects: volumeOf('effects', DEFAULTS.volumes.effects),
        music: volumeOf('music', DEFAULTS.volumes.music),
      },
      areHapticsOn: Reflect.get(stored, 'haptics') !== false,
    }
  } catch {
    return DEFAULTS
  }
}

/** Stores the settings, where the browser lets a framed page. */
export function storeDeviceSettings(
  { volumes, areHapticsOn }: DeviceSettings,
  storage: () => Pick<Storage, 'setItem'>,
): void {
  try {
    storage().setItem(KEY, JSON.stringify({ ...volumes, haptics: areHapticsOn }))
  } catch {
    return
  }
}
