import type { IdentityState } from '@gamehall/contract/identity'
import { call } from '@gamehall/web-client/calls/call.ts'
import { CallError } from '@gamehall/web-client/calls/call-error.ts'
import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { queryKeyOf } from '@gamehall/web-client/calls/use-call.ts'
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { clearUploads, getLocalDraft } from '../steps/identity-draft-store.ts'

export type DocumentReading = CallResponse<'readIdentityDocument'>

const KEY = ['readIdentityDocument'] as const
/** The uploads were attached already; the response was lost. */
const USED = 10099
/** The photos wait in the queue behind others; they are being read; their reading did not finish. */
const [QUEUED, BEING_READ, UNFINISHED] = [10320, 10322, 10323]
/** Retries of calls that got no answer in time, and of readings that did not finish: each takes its time from other players. */
const [RETRIES, READINGS_AGAIN] = [6, 2]
const RETRY_MS = 3000
/** The server holds a call whose photos are being read until they are. */
const HELD_MS = 500

/**
 * Loads the OCR reading of the draft’s photos: new uploads, else the stored ones. Cached until a photo changes. While they wait
 * in the queue or are being read it goes on asking, as long as the page is open, so that `failureReason` is current.
 */
export function useDocumentReading(owner: string): UseQueryResult<DocumentReading, CallError> {
  const client = useQueryClient()
  const hindered = useRef(0)
  return useQuery<DocumentReading, CallError>({
    queryKey: KEY,
    // Not aborted when the page closes: the reading continues and is there on return.
    queryFn: async () => {
      const last = client.getQueryState<DocumentReading, CallError>(KEY)?.fetchFailureReason
      const reading = await read(owner, last?.code === QUEUED)
      // Before the uploads are cleared: a page that opens meanwhile would find no photos and ask for them again.
      client.setQueryData<IdentityState>(queryKeyOf('getIdentity', {}), (state) => withPhotos(state, reading))
      clearUploads(owner)
      void client.invalidateQueries({ queryKey: ['getIdentity'] })
      return reading
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: (failures, error) => {
      if (failures === 0) hindered.current = 0
      if (error.code === QUEUED || error.code === BEING_READ) return true
      hindered.current += 1
      if (error.code === UNFINISHED) return hindered.current <= READINGS_AGAIN
      return hindered.current <= RETRIES && error.kind === 'timeout'
    },
    retryDelay: (_, error) => (error.code === BEING_READ ? HELD_MS : RETRY_MS),
  })
}

/** The state once these photos are attached to its draft. */
function withPhotos(state: IdentityState | undefined, reading: DocumentReading): IdentityState | undefined {
  if (!state?.draft) return state
  return { ...state, draft: { ...state.draft, has_front: true, has_reverse: reading.reverse_url !== null } }
}

/** What keeps photos from being read now: they are stored, and the call is retried. */
export type ReadingDelay = 'queued' | 'unfinished'

/** Why the reading takes longer; null while nothing is known to hinder it. */
export function readingDelayOf(error: CallError | null): ReadingDelay | null {
  if (error?.code === QUEUED) return 'queued'
  return error?.code === UNFINISHED ? 'unfinished' : null
}

/** Clears the cached reading after a photo changed. */
export function useClearReading(): () => void {
  const client = useQueryClient()
  return () => client.removeQueries({ queryKey: KEY })
}

async function read(owner: string, wasQueued: boolean): Promise<DocumentReading> {
  const { front, reverse } = getLocalDraft(owner)
  const queued = wasQueued ? { was_queued: true } : {}
  const photos = { ...(front && { front_upload_id: front }), ...(reverse && { reverse_upload_id: reverse }) }
  try {
    return await call('readIdentityDocument', { ...photos, ...queued }, { isSilent: true })
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== USED) throw error
    return call('readIdentityDocument', queued, { isSilent: true })
  }
}
