import { expect, it } from 'vitest'
import { type DeviceSettings, readDeviceSettings, storeDeviceSettings } from './device-settings.ts'

/** A storage that holds one text. */
const storageOf = (text: string | null) => {
  const held = { text }
  return {
    held,
    open: () => ({
      getItem: () => held.text,
      setItem(_key: string, next: string) {
        held.text = next
      },
    }),
  }
}
const DEFAULTS: DeviceSettings = { volumes: { effects: 1, music: 0.7 }, areHapticsOn: true }

it('reads what was stored', () => {
  const { open } = storageOf(null)
  const chosen: DeviceSettings = { volumes: { effects: 0.3, music: 0 }, areHapticsOn: false }
  storeDeviceSettings(chosen, open)
  expect(readDeviceSettings(open)).toEqual(chosen)
})

it.each([null, '', 'not json', '[]', 'null', '{"effects":7,"music":"loud"}'])(
  'takes defaults for %j',
  (text) => {
    expect(readDeviceSettings(storageOf(text).open)).toEqual(DEFAULTS)
  },
)

it('does without storage', () => {
  const blocked = () => {
    throw new Error('storage is blocked')
  }
  expect(readDeviceSettings(blocked)).toEqual(DEFAULTS)
  expect(() => storeDeviceSettings(DEFAULTS, blocked)).not.toThrow()
})
