import { sessionStore } from '@gamehall/web-client/storage/safe-storage.ts'

/** Storage keys of form drafts that are not submitted yet, and of an open trial game: kept by the tab, deleted when the session ends. */
export const TAB_DRAFTS = { identity: 'identity_draft', card: 'card_draft', trial: 'trial' } as const

/** Deletes all drafts, including those of pages that are not loaded. */
export function clearTabDrafts(): void {
  for (const key of Object.values(TAB_DRAFTS)) sessionStore.remove(key)
}
