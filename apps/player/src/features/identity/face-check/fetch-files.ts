import type { FaceModelFile } from './face-model-files.ts'

type Fetch = typeof fetch

/** Fetches files in parallel and reports progress, 0 to 1. */
export async function fetchFiles(
  files: readonly FaceModelFile[],
  onProgress: (share: number) => void,
  load: Fetch = fetch,
): Promise<ReadonlyMap<string, Blob>> {
  const whole = files.reduce((sum, { kilobytes }) => sum + kilobytes, 0)
  const there = new Map<string, number>()
  const report = ({ name, kilobytes }: FaceModelFile, bytes: number) => {
    there.set(name, Math.min(kilobytes, bytes / 1000))
    onProgress([...there.values()].reduce((sum, each) => sum + each, 0) / whole)
  }
  const fetched = await Promise.all(
    files.map(async (file): Promise<[string, Blob]> => {
      const blob = await readAll(await load(file.url), (bytes) => report(file, bytes))
      report(file, file.kilobytes * 1000)
      return [file.name, blob]
    }),
  )
  return new Map(fetched)
}

async function readAll(response: Response, onBytes: (count: number) => void): Promise<Blob> {
  if (!response.ok || response.body === null) throw new Error(`a file did not come: ${response.status}`)
  const parts: Uint8Array<ArrayBuffer>[] = []
  const reader = response.body.getReader()
  let count = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    parts.push(value)
    count += value.length
    onBytes(count)
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' })
}

/** Creates a `fetch` that answers from these files by name and uses the network otherwise. */
export function createFetchFromFiles(files: ReadonlyMap<string, Blob>, load: Fetch = fetch): Fetch {
  return async (input, init) => {
    const address = input instanceof Request ? input.url : String(input)
    const name = address.slice(address.lastIndexOf('/') + 1)
    const file = files.get(name)
    if (file === undefined) return load(input, init)
    const type = name.endsWith('.wasm') ? 'application/wasm' : file.type
    return new Response(file, { headers: { 'content-type': type } })
  }
}
