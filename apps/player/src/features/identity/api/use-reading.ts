import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../shared/api/call.ts'
import { CallError } from '../../../shared/api/call-error.ts'
import type { Answer } from '../../../shared/api/send-call.ts'
import { draftOf, forgetUploads } from '../state/identity-draft-store.ts'

export type DocumentReading = Answer<'readIdentityDocument'>

const KEY = ['readIdentityDocument'] as const
/** The uploads were taken already: the answer to that was lost. */
const USED = 10099
/** §8: the reader is at work for others, or at this player's photos from before still. */
const TAKEN = [10145, 10148]
const RETRIES = 6
const RETRY_MS = 3000

/** What the hall reads off the draft's photos: those just uploaded, else those it has. Read once, until a photo changes. */
export function useReading(owner: string): UseQueryResult<DocumentReading, CallError> {
  const client = useQueryClient()
  return useQuery<DocumentReading, CallError>({
    queryKey: KEY,
    // Not given up with the page: reading goes on, and is there when the player comes back.
    queryFn: async () => {
      const reading = await read(owner)
      forgetUploads(owner)
      void client.invalidateQueries({ queryKey: ['getIdentity'] })
      return reading
    },
    staleTime: Number.POSITIVE_INFINITY,
    // A reader that is busy, or slower than the answer may take, is asked again: the place is kept, and what was read.
    retry: (failures, error) => failures < RETRIES && (isReaderTaken(error) || error.kind === 'timeout'),
    retryDelay: RETRY_MS,
  })
}

/** The reader has others to read first: the photos are kept, and the hall is asked again by itself. */
export const isReaderTaken = (error: CallError | null): boolean =>
  error !== null && TAKEN.includes(error.code)

/** A photo changed: it is read anew. */
export function useForgetReading(): () => void {
  const client = useQueryClient()
  return () => client.removeQueries({ queryKey: KEY })
}

async function read(owner: string): Promise<DocumentReading> {
  const { front, reverse } = draftOf(owner)
  const photos = { ...(front && { front_upload_id: front }), ...(reverse && { reverse_upload_id: reverse }) }
  try {
    return await call('readIdentityDocument', photos, { isSilent: true })
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== USED) throw error
    return call('readIdentityDocument', {}, { isSilent: true })
  }
}
