import type { IdentityField } from '@gamehall/contract/identity'
import { type SafeStorage, sessionStore } from '@gamehall/web-client/storage/safe-storage.ts'
import { create } from 'zustand'
import { usePlayerInfo } from '../../../shared/player/use-player-info.ts'
import { TAB_DRAFTS } from '../../../shared/storage/tab-drafts.ts'
import { useSession } from '../../../shared/stores/session-store.ts'

const KEY = TAB_DRAFTS.identity

export type DocumentSide = 'front' | 'reverse'

/** Parts of an attempt that are not on the server yet. */
export type LocalIdentityDraft = {
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

type Photos = Readonly<Partial<Record<DocumentSide, Blob>>>

/** Kept in sessionStorage: survives a reload, not closing the tab. Photos live in memory only. */
const useDraftStore = create<{ readonly kept: LocalIdentityDraft | undefined; readonly photos: Photos }>()(
  () => ({
    kept: readStoredDraft(sessionStore),
    photos: {},
  }),
)

export function useLocalDraft(owner: string): LocalIdentityDraft {
  return useDraftStore(({ kept }) => (kept?.owner === owner ? kept : undefined)) ?? { owner, typed: {} }
}

/** The player’s local draft now. */
export function getLocalDraft(owner: string): LocalIdentityDraft {
  const { kept } = useDraftStore.getState()
  return kept?.owner === owner ? kept : { owner, typed: {} }
}

/** The photo taken on this page; undefined after a reload. */
export function useLocalPhoto(side: DocumentSide): Blob | undefined {
  const player = usePlayerInfo().data?.user_id
  return useDraftStore(({ kept, photos }) =>
    kept !== undefined && kept.owner === player ? photos[side] : undefined,
  )
}

/** Starts a local draft at this history depth and discards any other. */
export function startLocalDraft(owner: string, depth: number): void {
  useDraftStore.setState({ photos: {} })
  storeDraft({ owner, depth, typed: {} })
}

/** Resumes an attempt: leaving its last step returns to this depth. */
export function setStartDepth(owner: string, depth: number): void {
  storeDraft({ ...getLocalDraft(owner), depth })
}

export function savePhoto(
  owner: string,
  side: DocumentSide,
  photo: { uploadId: string; picture: Blob },
): void {
  storeDraft({ ...getLocalDraft(owner), [side]: photo.uploadId })
  useDraftStore.setState(({ photos }) => ({ photos: { ...photos, [side]: photo.picture } }))
}

/** Clears uploads that the server attached. */
export function clearUploads(owner: string): void {
  storeDraft({ ...getLocalDraft(owner), front: undefined, reverse: undefined })
}

export function saveTypedValues(owner: string, typed: LocalIdentityDraft['typed']): void {
  storeDraft({ ...getLocalDraft(owner), typed })
}

/** Clears submitted data; only the return depth remains. */
export function clearSubmittedDraft(): void {
  const { kept } = useDraftStore.getState()
  if (kept === undefined) return
  useDraftStore.setState({ photos: {} })
  storeDraft({ owner: kept.owner, depth: kept.depth, typed: {} })
}

/** Removes the local draft; returns the history depth at which the steps began. */
export function removeLocalDraft(): number | undefined {
  const depth = useDraftStore.getState().kept?.depth
  sessionStore.remove(KEY)
  useDraftStore.setState({ kept: undefined, photos: {} })
  return depth
}

/** Removes the draft when the player logs out or changes. */
useSession.subscribe(({ epoch }, before) => {
  if (epoch !== before.epoch) removeLocalDraft()
})

function storeDraft(kept: LocalIdentityDraft): void {
  sessionStore.write(KEY, JSON.stringify(kept))
  useDraftStore.setState((before) => ({
    kept,
    photos: before.kept?.owner === kept.owner ? before.photos : {},
  }))
}

/** The stored draft, when valid. */
export function readStoredDraft(storage: SafeStorage): LocalIdentityDraft | undefined {
  try {
    const value: unknown = JSON.parse(storage.read(KEY) ?? 'null')
    return isKept(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isKept(value: unknown): value is LocalIdentityDraft {
  if (typeof value !== 'object' || value === null || !('owner' in value) || !('typed' in value)) return false
  const { owner, typed } = value
  if (typeof owner !== 'string' || typeof typed !== 'object' || typed === null) return false
  const uploads = ['front' in value ? value.front : undefined, 'reverse' in value ? value.reverse : undefined]
  return (
    uploads.every((id) => id === undefined || typeof id === 'string') &&
    Object.values(typed).every((words) => typeof words === 'string')
  )
}
