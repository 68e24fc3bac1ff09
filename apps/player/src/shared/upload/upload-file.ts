import type { UploadAction } from '@gamehall/contract/site'
import { call } from '@gamehall/web-client/calls/call.ts'
import { networkError, readEnvelope } from '@gamehall/web-client/calls/send-call.ts'
import { currentLanguage } from '@gamehall/web-client/i18n/language.ts'

const TIMEOUT_MS = 180_000

export type UploadOptions = {
  readonly signal: AbortSignal
  /** Receives the sent share of the file, 0 to 1. */
  readonly onProgress: (share: number) => void
}

/** Uploads a file to the URL that the server assigns; returns the upload's id. Throws only `CallError`. */
export async function uploadFile(
  file: Blob,
  action: UploadAction,
  { signal, onProgress }: UploadOptions,
): Promise<string> {
  const request = { action, content_type: file.type, size: file.size }
  const { upload_id, url, content_type } = await call('createUpload', request, { signal, isSilent: true })
  await putFile(url, file, content_type, { signal, onProgress })
  return upload_id
}

/** Uses XMLHttpRequest, because `fetch` reports no upload progress. */
function putFile(
  url: string,
  file: Blob,
  type: string,
  { signal, onProgress }: UploadOptions,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('PUT', url)
    request.timeout = TIMEOUT_MS
    request.setRequestHeader('content-type', type)
    request.setRequestHeader('accept-language', currentLanguage())
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => {
      try {
        readEnvelope<object>(request.responseText, request.status)
        resolve()
      } catch (error) {
        reject(error)
      }
    }
    request.onerror = () => reject(networkError(false, false))
    request.ontimeout = () => reject(networkError(false, true))
    request.onabort = () => reject(networkError(true, false))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    if (signal.aborted) reject(networkError(true, false))
    else request.send(file)
  })
}
