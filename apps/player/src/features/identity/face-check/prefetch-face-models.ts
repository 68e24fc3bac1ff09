import { faceModelFiles } from './face-model-files.ts'

/** Prefetches the guide’s files at low priority; failures are retried later. Returns a function that aborts. */
export function prefetchFaceModels(): () => void {
  const stop = new AbortController()
  for (const { url } of faceModelFiles)
    fetch(url, { priority: 'low', signal: stop.signal })
      .then((response) => response.arrayBuffer())
      .catch(() => {})
  return () => stop.abort()
}
