import { faceFiles } from './face-files.ts'

/** Fetches the guide’s files while the player reads, so that they lie ready; what fails here is fetched later. Stops when it is let go. */
export function warmFaceFiles(): () => void {
  const stop = new AbortController()
  for (const { url } of faceFiles)
    fetch(url, { priority: 'low', signal: stop.signal })
      .then((response) => response.arrayBuffer())
      .catch(() => {})
  return () => stop.abort()
}
