import { sessionStore } from '@gamehall/web-client/storage/safe-storage.ts'
import { expect, it } from 'vitest'
import { clearTabDrafts, TAB_DRAFTS } from './tab-drafts.ts'

it('forgets every draft of the tab, and nothing else', () => {
  for (const key of Object.values(TAB_DRAFTS)) sessionStore.write(key, 'A123456789')
  sessionStore.write('token', 't')
  clearTabDrafts()
  expect(JSON.stringify(sessionStorage)).not.toContain('A123456789')
  expect(sessionStore.read('token')).toBe('t')
})
