import type { UploadAction } from '@gamehall/contract/site'
import { useEffect, useRef, useState } from 'react'
import { CallError } from '../api/call-error.ts'
import { uploadFile } from './upload-file.ts'

export type Upload = {
  /** How much of the file has left, from 0 to 1; undefined while nothing is sent. */
  readonly share: number | undefined
  /** Why the last file did not arrive. */
  readonly error: CallError | undefined
  /** Sends a file; answers its id, or undefined when it did not arrive. Another one still on its way is given up. */
  readonly send: (file: Blob) => Promise<string | undefined>
  readonly clearError: () => void
}

/** Sends files for one purpose, one at a time. Leaving the page gives up what is on its way. */
export function useUpload(action: UploadAction): Upload {
  const [share, setShare] = useState<number>()
  const [error, setError] = useState<CallError>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const send = async (file: Blob): Promise<string | undefined> => {
    running.current?.abort()
    const turn = new AbortController()
    running.current = turn
    setError(undefined)
    setShare(0)
    try {
      return await uploadFile(file, action, { signal: turn.signal, onProgress: setShare })
    } catch (thrown) {
      if (!(thrown instanceof CallError)) throw thrown
      if (thrown.kind !== 'aborted') setError(thrown)
      return undefined
    } finally {
      if (running.current === turn) setShare(undefined)
    }
  }
  return { share, error, send, clearError: () => setError(undefined) }
}
