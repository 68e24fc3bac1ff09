import { create } from 'zustand'
import { type SafeStorage, sessionStore } from '../../../../shared/storage/safe-storage.ts'
import { TAB_DRAFTS } from '../../../../shared/storage/tab-drafts.ts'
import { useSession } from '../../../../shared/stores/session-store.ts'
import { type CardDraft, emptyDraft } from '../card-draft.ts'

const KEY = TAB_DRAFTS.card

type Kept = {
  /** The player it belongs to: another one on this tab finds nothing. */
  readonly owner: string
  /** How deep in the browser's history the steps began. */
  readonly depth?: number | undefined
  readonly draft: CardDraft
}

/** The card being added. Kept by the tab alone, so that a reload loses nothing and closing it forgets the number. */
const useKeptDraft = create<{ readonly kept: Kept | undefined }>()(() => ({
  kept: readKept(sessionStore),
}))

export function useCardDraft(owner: string): CardDraft {
  return useKeptDraft(({ kept }) => (kept?.owner === owner ? kept.draft : emptyDraft))
}

export function changeDraft(owner: string, change: (draft: CardDraft) => CardDraft): void {
  const before = keptOf(owner)
  keep({ ...before, draft: change(before.draft) })
}

/** The steps begin here, at this depth of the history. */
export function beginDraft(owner: string, depth: number): void {
  keep({ ...keptOf(owner), depth })
}

/** The card was handed in, or given up. Answers where its steps began. */
export function endDraft(): number | undefined {
  const depth = useKeptDraft.getState().kept?.depth
  sessionStore.remove(KEY)
  useKeptDraft.setState({ kept: undefined })
  return depth
}

/** Its player leaves, or another one comes. */
useSession.subscribe(({ epoch }, before) => {
  if (epoch !== before.epoch) endDraft()
})

/** The player's draft at this moment. */
export function draftOf(owner: string): CardDraft {
  return keptOf(owner).draft
}

function keptOf(owner: string): Kept {
  const { kept } = useKeptDraft.getState()
  return kept?.owner === owner ? kept : { owner, draft: emptyDraft }
}

function keep(kept: Kept): void {
  sessionStore.write(KEY, JSON.stringify(kept))
  useKeptDraft.setState({ kept })
}

/** What the tab kept, when it is whole. */
export function readKept(storage: SafeStorage): Kept | undefined {
  try {
    const value: unknown = JSON.parse(storage.read(KEY) ?? 'null')
    return isKept(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null || !('owner' in value) || !('draft' in value)) return false
  const { owner, draft } = value
  if (typeof owner !== 'string' || typeof draft !== 'object' || draft === null) return false
  const texts = ['bank_code', 'branch_code', 'branch_name', 'bank_address', 'bank_num']
  const entries: Readonly<Record<string, unknown>> = { ...draft }
  return texts.every((name) => typeof entries[name] === 'string')
}
