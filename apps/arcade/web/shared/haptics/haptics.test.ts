import { expect, it, vi } from 'vitest'
import { createHaptics } from './haptics.ts'

it('vibrates unless it is off, and does nothing where the phone cannot', () => {
  const vibrate = vi.fn()
  const haptics = createHaptics(vibrate)
  haptics.tap()
  haptics.setOn(false)
  haptics.win()
  expect(vibrate).toHaveBeenCalledExactlyOnceWith(8)
  expect(() => createHaptics(undefined).land()).not.toThrow()
})
