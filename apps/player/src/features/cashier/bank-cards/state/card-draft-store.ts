import { type SafeStorage, sessionStore } from '@gamehall/web-client/storage/safe-storage.ts'
import { create } from 'zustand'
import { TAB_DRAFTS } from '../../../../shared/storage/tab-drafts.ts'
import { useSession } from '../../../../shared/stores/session-store.ts'
import { type CardDraft, emptyDraft } from '../card-draft.ts'

const KEY = TAB_DRAFTS.card

type StoredDraft = {
  /** The owner's user id. The draft is invisible to other players on this tab. */
  readonly owner: string
  /** The history depth at which the steps began. */
  readonly depth?: number | undefined
  readonly draft: CardDraft
}

/** The draft of the card being added, in sessionStorage: survives a reload, is gone when the tab closes. */
const useDraftStore = create<{ readonly kept: StoredDraft | undefined }>()(() => ({
  kept: readStoredDraft(sessionStore),
}))

export function useCardDraft(owner: string): CardDraft {
  return useDraftStore(({ kept }) => (kept?.owner === owner ? kept.draft : emptyDraft))
}

export function updateDraft(owner: string, change: (draft: CardDraft) => CardDraft): void {
  const before = storedDraftOf(owner)
  storeDraft({ ...before, draft: change(before.draft) })
}

/** Records the history depth at which the steps begin. */
export function beginDraft(owner: string, depth: number): void {
  storeDraft({ ...storedDraftOf(owner), depth })
}

/** Deletes the draft after submission or cancellation. Returns the history depth at which its steps began. */
export function clearDraft(): number | undefined {
  const depth = useDraftStore.getState().kept?.depth
  sessionStore.remove(KEY)
  useDraftStore.setState({ kept: undefined })
  return depth
}

// Deletes the draft when the session changes.
useSession.subscribe(({ epoch }, before) => {
  if (epoch !== before.epoch) clearDraft()
})

/** The player's current draft. */
export function getDraft(owner: string): CardDraft {
  return storedDraftOf(owner).draft
}

function storedDraftOf(owner: string): StoredDraft {
  const { kept } = useDraftStore.getState()
  return kept?.owner === owner ? kept : { owner, draft: emptyDraft }
}

function storeDraft(kept: StoredDraft): void {
  sessionStore.write(KEY, JSON.stringify(kept))
  useDraftStore.setState({ kept })
}

/** Reads the stored draft; undefined when it is missing or malformed. */
export function readStoredDraft(storage: SafeStorage): StoredDraft | undefined {
  try {
    const value: unknown = JSON.parse(storage.read(KEY) ?? 'null')
    return isStoredDraft(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isStoredDraft(value: unknown): value is StoredDraft {
  if (typeof value !== 'object' || value === null || !('owner' in value) || !('draft' in value)) return false
  const { owner, draft } = value
  if (typeof owner !== 'string' || typeof draft !== 'object' || draft === null) return false
  const texts = ['bank_code', 'branch_code', 'branch_name', 'bank_address', 'bank_num']
  const entries: Readonly<Record<string, unknown>> = { ...draft }
  return texts.every((name) => typeof entries[name] === 'string')
}
