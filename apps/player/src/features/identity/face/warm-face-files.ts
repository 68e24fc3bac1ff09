import { faceFiles } from './face-files.ts'

/** Prefetches the guide’s files at low priority; failures are retried later. Returns a function that aborts. */
export function warmFaceFiles(): () => void {
  const stop = new AbortController()
  for (const { url } of faceFiles)
    fetch(url, { priority: 'low', signal: stop.signal })
      .then((response) => response.arrayBuffer())
      .catch(() => {})
  return () => stop.abort()
}
