import type { IdentityField } from '@gamehall/contract/identity'
import { create } from 'zustand'
import { usePlayerInfo } from '../../../shared/player/use-player-info.ts'
import { type SafeStorage, sessionStore } from '../../../shared/storage/safe-storage.ts'
import { TAB_DRAFTS } from '../../../shared/storage/tab-drafts.ts'
import { useSession } from '../../../shared/stores/session-store.ts'

const KEY = TAB_DRAFTS.identity

export type Side = 'front' | 'reverse'

/** What of an attempt is not with the hall yet. */
export type IdentityDraftHere = {
  /** The player it belongs to: another one on this tab finds nothing. */
  readonly owner: string
  /** How deep in the browser's history the steps began. */
  readonly depth?: number | undefined
  /** Uploads that were not read yet. */
  readonly front?: string | undefined
  readonly reverse?: string | undefined
  /** What the player typed, by field. */
  readonly typed: Readonly<Partial<Record<IdentityField, string>>>
}

type Photos = Readonly<Partial<Record<Side, Blob>>>

/** Kept by the tab alone, so that a reload loses nothing and closing it forgets. The photos themselves live as long as the page. */
const useKept = create<{ readonly kept: IdentityDraftHere | undefined; readonly photos: Photos }>()(() => ({
  kept: readKept(sessionStore),
  photos: {},
}))

export function useDraftHere(owner: string): IdentityDraftHere {
  return useKept(({ kept }) => (kept?.owner === owner ? kept : undefined)) ?? { owner, typed: {} }
}

/** The player's draft at this moment. */
export function draftOf(owner: string): IdentityDraftHere {
  const { kept } = useKept.getState()
  return kept?.owner === owner ? kept : { owner, typed: {} }
}

/** The player's photo as it was taken here; undefined after a reload. */
export function usePhoto(side: Side): Blob | undefined {
  const player = usePlayerInfo().data?.user_id
  return useKept(({ kept, photos }) =>
    kept !== undefined && kept.owner === player ? photos[side] : undefined,
  )
}

/** An attempt begins, at this depth of the history: whatever was here of another is forgotten. */
export function beginDraft(owner: string, depth: number): void {
  useKept.setState({ photos: {} })
  keep({ owner, depth, typed: {} })
}

/** An attempt is gone on with, from here: leaving its last step leads back here. */
export function markBeginning(owner: string, depth: number): void {
  keep({ ...draftOf(owner), depth })
}

export function keepPhoto(owner: string, side: Side, photo: { uploadId: string; picture: Blob }): void {
  keep({ ...draftOf(owner), [side]: photo.uploadId })
  useKept.setState(({ photos }) => ({ photos: { ...photos, [side]: photo.picture } }))
}

/** The hall has taken the photos. */
export function forgetUploads(owner: string): void {
  keep({ ...draftOf(owner), front: undefined, reverse: undefined })
}

export function keepTyped(owner: string, typed: IdentityDraftHere['typed']): void {
  keep({ ...draftOf(owner), typed })
}

/** All of it is with the hall: what is left here is the way back. */
export function handIn(): void {
  const { kept } = useKept.getState()
  if (kept === undefined) return
  useKept.setState({ photos: {} })
  keep({ owner: kept.owner, depth: kept.depth, typed: {} })
}

/** The data is with the hall, or given up. Answers where the steps began. */
export function endDraft(): number | undefined {
  const depth = useKept.getState().kept?.depth
  sessionStore.remove(KEY)
  useKept.setState({ kept: undefined, photos: {} })
  return depth
}

/** Its player leaves, or another one comes. */
useSession.subscribe(({ epoch }, before) => {
  if (epoch !== before.epoch) endDraft()
})

function keep(kept: IdentityDraftHere): void {
  sessionStore.write(KEY, JSON.stringify(kept))
  useKept.setState((before) => ({ kept, photos: before.kept?.owner === kept.owner ? before.photos : {} }))
}

/** What the tab kept, when it is whole. */
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
