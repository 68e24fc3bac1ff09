import type { UploadAction } from '@gamehall/contract/site'
import { CallError } from '@gamehall/web-client/calls/call-error.ts'
import { useEffect, useRef, useState } from 'react'
import { uploadFile } from './upload-file.ts'

export type Upload = {
  /** The sent share of the file, 0 to 1; undefined while nothing is uploaded. */
  readonly share: number | undefined
  /** The error of the last upload. */
  readonly error: CallError | undefined
  /** Uploads a file; resolves to its id, or undefined on failure. Aborts an upload in progress. */
  readonly send: (file: Blob) => Promise<string | undefined>
  readonly clearError: () => void
  /** Aborts an upload in progress, and forgets the last error. */
  readonly cancel: () => void
}

/** Uploads files for one purpose, one at a time. Leaving the page aborts the upload in progress. */
export function useUpload(action: UploadAction): Upload {
  const [share, setShare] = useState<number>()
  const [error, setError] = useState<CallError>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const send = async (file: Blob): Promise<string | undefined> => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setError(undefined)
    setShare(0)
    try {
      return await uploadFile(file, action, { signal: controller.signal, onProgress: setShare })
    } catch (thrown) {
      if (!(thrown instanceof CallError)) throw thrown
      if (thrown.kind !== 'aborted') setError(thrown)
      return undefined
    } finally {
      if (running.current === controller) setShare(undefined)
    }
  }
  const clearError = () => setError(undefined)
  const cancel = () => {
    running.current?.abort()
    clearError()
  }
  return { share, error, send, clearError, cancel }
}
