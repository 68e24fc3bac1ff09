import { describe, expect, it } from 'vitest'
import { createDeviceId, deviceId } from './device-id.ts'
import { openStorage } from './safe-storage.ts'

describe('openStorage', () => {
  it('keeps values in the browser', () => {
    const storage = openStorage(() => localStorage)
    storage.write('a', '1')
    expect(storage.isKept).toBe(true)
    expect(localStorage.getItem('a')).toBe('1')
    storage.remove('a')
    expect(storage.read('a')).toBeNull()
  })

  it('falls back to memory and reports it if the browser refuses storage', () => {
    const storage = openStorage(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    storage.write('a', '1')
    expect(storage.isKept).toBe(false)
    expect(storage.read('a')).toBe('1')
    storage.remove('a')
    expect(storage.read('a')).toBeNull()
  })

  it('keeps values that no longer fit in memory', () => {
    const full: Storage = {
      ...localStorage,
      length: 0,
      clear: () => {},
      key: () => null,
      getItem: () => 'old',
      removeItem: () => {},
      setItem: (key) => {
        if (key !== 'gamehall.probe') throw new DOMException('full', 'QuotaExceededError')
      },
    }
    const storage = openStorage(() => full)
    storage.write('a', 'new')
    expect(storage.read('a')).toBe('new')
  })
})

describe('device id', () => {
  it('§9: is web_ plus time plus random, in base64', () => {
    expect(atob(createDeviceId(1_700_000_000_000, 'abc'))).toBe('web_1700000000000abc')
  })

  it('stays the same in one browser', () => {
    const storage = openStorage(() => localStorage)
    expect(deviceId(storage)).toBe(deviceId(storage))
    expect(atob(deviceId(storage))).toMatch(/^web_\d{13}[0-9a-z]+$/)
  })
})
