import { openStorage } from '@gamehall/web-client/storage/safe-storage.ts'
import { expect, it } from 'vitest'
import { dismissPrompt, isPromptDismissed } from './dismissed-prompts.ts'

const DAY_MS = 86_400_000
const kept = () => {
  const map = new Map<string, string>()
  return openStorage(() => ({
    length: 0,
    clear: () => map.clear(),
    key: () => null,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  }))
}

it('a dismissal lasts thirty days, for this player and this prompt only', () => {
  const storage = kept()
  expect(isPromptDismissed('passkey', '7', 0, storage)).toBe(false)
  dismissPrompt('passkey', '7', 1_000, storage)
  expect(isPromptDismissed('passkey', '7', 1_000 + 30 * DAY_MS - 1, storage)).toBe(true)
  expect(isPromptDismissed('passkey', '7', 1_000 + 30 * DAY_MS, storage)).toBe(false)
  expect(isPromptDismissed('passkey', '8', 2_000, storage)).toBe(false)
  expect(isPromptDismissed('improve_information', '7', 2_000, storage)).toBe(false)
})

it('a clock that was set back does not extend a dismissal', () => {
  const storage = kept()
  dismissPrompt('passkey', '7', 5_000, storage)
  expect(isPromptDismissed('passkey', '7', 4_000, storage)).toBe(false)
})
