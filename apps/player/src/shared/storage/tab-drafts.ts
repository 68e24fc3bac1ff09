import { sessionStore } from './safe-storage.ts'

/** What a player typed and has not handed in yet: kept by the tab, and gone with the login it was typed under. */
export const TAB_DRAFTS = { identity: 'identity_draft', card: 'card_draft' } as const

/** Pages that are not loaded keep their drafts too: all of them go. */
export function forgetTabDrafts(): void {
  for (const key of Object.values(TAB_DRAFTS)) sessionStore.remove(key)
}
