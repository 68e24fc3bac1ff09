import { call } from '@gamehall/web-client/calls/call.ts'
import { CallError } from '@gamehall/web-client/calls/call-error.ts'
import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { clearUploads, getLocalDraft } from '../steps/identity-draft-store.ts'

export type DocumentReading = CallResponse<'readIdentityDocument'>

const KEY = ['readIdentityDocument'] as const
/** The uploads were attached already; the response was lost. */
const USED = 10099
/** The photos wait in the queue, or the player’s earlier ones are still being read. */
const BUSY = [10145, 10320]
const RETRIES = 6
const RETRY_MS = 3000

/** Loads the OCR reading of the draft’s photos: new uploads, else the stored ones. Cached until a photo changes. */
export function useDocumentReading(owner: string): UseQueryResult<DocumentReading, CallError> {
  const client = useQueryClient()
  return useQuery<DocumentReading, CallError>({
    queryKey: KEY,
    // Not aborted when the page closes: the reading continues and is there on return.
    queryFn: async () => {
      const reading = await read(owner)
      clearUploads(owner)
      void client.invalidateQueries({ queryKey: ['getIdentity'] })
      return reading
    },
    staleTime: Number.POSITIVE_INFINITY,
    // Retries a busy or slow OCR queue: the job keeps its place.
    retry: (failures, error) => failures < RETRIES && (isReaderBusy(error) || error.kind === 'timeout'),
    retryDelay: RETRY_MS,
  })
}

/** Whether the OCR queue is busy: photos are stored and the call is retried. */
export const isReaderBusy = (error: CallError | null): boolean => error !== null && BUSY.includes(error.code)

/** Clears the cached reading after a photo changed. */
export function useClearReading(): () => void {
  const client = useQueryClient()
  return () => client.removeQueries({ queryKey: KEY })
}

async function read(owner: string): Promise<DocumentReading> {
  const { front, reverse } = getLocalDraft(owner)
  const photos = { ...(front && { front_upload_id: front }), ...(reverse && { reverse_upload_id: reverse }) }
  try {
    return await call('readIdentityDocument', photos, { isSilent: true })
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== USED) throw error
    return call('readIdentityDocument', {}, { isSilent: true })
  }
}
