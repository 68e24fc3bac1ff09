import type { IdentityField } from '@gamehall/contract/identity'
import { create } from 'zustand'
import { usePlayerInfo } from '../../../shared/player/use-player-info.ts'
import { type SafeStorage, sessionStore } from '../../../shared/storage/safe-storage.ts'
import { TAB_DRAFTS } from '../../../shared/storage/tab-drafts.ts'
import { useSession } from '../../../shared/stores/session-store.ts'

const KEY = TAB_DRAFTS.identity

export type Side = 'front' | 'reverse'

/** Parts of an attempt that are not on the server yet. */
export type IdentityDraftHere = {
  /** The player it belongs to; other players on this tab do not see it. */
  readonly owner: string
  /** History depth at which the steps began. */
  readonly depth?: number | undefined
  /** Uploads not attached yet. */
  readonly front?: string | undefined
  readonly reverse?: string | undefined
  /** Values the player typed, by field. */
  readonly typed: Readonly<Partial<Record<IdentityField, string>>>
}

type Photos = Readonly<Partial<Record<Side, Blob>>>

/** Kept in sessionStorage: survives a reload, not closing the tab. Photos live in memory only. */
const useDraftStore = create<{ readonly kept: IdentityDraftHere | undefined; readonly photos: Photos }>()(
  () => ({
    kept: readKept(sessionStore),
    photos: {},
  }),
)

export function useDraftHere(owner: string): IdentityDraftHere {
  return useDraftStore(({ kept }) => (kept?.owner === owner ? kept : undefined)) ?? { owner, typed: {} }
}

/** The player’s local draft now. */
export function draftOf(owner: string): IdentityDraftHere {
  const { kept } = useDraftStore.getState()
  return kept?.owner === owner ? kept : { owner, typed: {} }
}

/** The photo taken on this page; undefined after a reload. */
export function usePhoto(side: Side): Blob | undefined {
  const player = usePlayerInfo().data?.user_id
  return useDraftStore(({ kept, photos }) =>
    kept !== undefined && kept.owner === player ? photos[side] : undefined,
  )
}

/** Starts a local draft at this history depth and discards any other. */
export function beginDraft(owner: string, depth: number): void {
  useDraftStore.setState({ photos: {} })
  storeDraft({ owner, depth, typed: {} })
}

/** Resumes an attempt: leaving its last step returns to this depth. */
export function markBeginning(owner: string, depth: number): void {
  storeDraft({ ...draftOf(owner), depth })
}

export function keepPhoto(owner: string, side: Side, photo: { uploadId: string; picture: Blob }): void {
  storeDraft({ ...draftOf(owner), [side]: photo.uploadId })
  useDraftStore.setState(({ photos }) => ({ photos: { ...photos, [side]: photo.picture } }))
}

/** Clears uploads that the server attached. */
export function forgetUploads(owner: string): void {
  storeDraft({ ...draftOf(owner), front: undefined, reverse: undefined })
}

export function keepTyped(owner: string, typed: IdentityDraftHere['typed']): void {
  storeDraft({ ...draftOf(owner), typed })
}

/** Clears submitted data; only the return depth remains. */
export function handIn(): void {
  const { kept } = useDraftStore.getState()
  if (kept === undefined) return
  useDraftStore.setState({ photos: {} })
  storeDraft({ owner: kept.owner, depth: kept.depth, typed: {} })
}

/** Removes the local draft; returns the history depth at which the steps began. */
export function endDraft(): number | undefined {
  const depth = useDraftStore.getState().kept?.depth
  sessionStore.remove(KEY)
  useDraftStore.setState({ kept: undefined, photos: {} })
  return depth
}

/** Removes the draft when the player logs out or changes. */
useSession.subscribe(({ epoch }, before) => {
  if (epoch !== before.epoch) endDraft()
})

function storeDraft(kept: IdentityDraftHere): void {
  sessionStore.write(KEY, JSON.stringify(kept))
  useDraftStore.setState((before) => ({
    kept,
    photos: before.kept?.owner === kept.owner ? before.photos : {},
  }))
}

/** The stored draft, when valid. */
export function readKept(storage: SafeStorage): IdentityDraftHere | undefined {
  try {
    const value: unknown = JSON.parse(storage.read(KEY) ?? 'null')
    return isKept(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isKept(value: unknown): value is IdentityDraftHere {
  if (typeof value !== 'object' || value === null || !('owner' in value) || !('typed' in value)) return false
  const { owner, typed } = value
  if (typeof owner !== 'string' || typeof typed !== 'object' || typed === null) return false
  const uploads = ['front' in value ? value.front : undefined, 'reverse' in value ? value.reverse : undefined]
  return (
    uploads.every((id) => id === undefined || typeof id === 'string') &&
    Object.values(typed).every((words) => typeof words === 'string')
  )
}
