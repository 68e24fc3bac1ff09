/** The files that each lazy chunk needs beyond the first screen, by the chunk's name. */
type PageFiles = Readonly<Record<string, readonly string[]>>

let table: Promise<PageFiles> | undefined
const added = new Map<string, Promise<void>>()

/**
 * Loads a lazy chunk with the files it needs: its styles are there before it is, and what it imports is requested at once instead
 * of after it. The build has every dynamic import call this, with the files or with the chunk's name in the table that the page
 * names (apps/player/vite/page-files.ts). Rejects when a file fails to load; the next call tries again.
 */
export async function loadWithFiles<T>(
  load: () => Promise<T>,
  needed: string | readonly string[] = [],
): Promise<T> {
  const files = typeof needed === 'string' ? filesOf(needed) : needed
  const [chunk] = await Promise.all([load(), addFiles(files)])
  return chunk
}

async function addFiles(files: readonly string[] | Promise<readonly string[]>): Promise<void> {
  await Promise.all((await files).map(addOnce))
}

async function filesOf(chunk: string): Promise<readonly string[]> {
  table ??= readTable()
  return (await table)[chunk] ?? []
}

async function readTable(): Promise<PageFiles> {
  const address = document.querySelector<HTMLMetaElement>('meta[name=page-files]')?.content ?? ''
  try {
    const answer = await fetch(address)
    if (!answer.ok) throw new Error(`Failed to fetch ${address}`)
    return await answer.json()
  } catch (error) {
    table = undefined
    throw error
  }
}

function addOnce(file: string): Promise<void> {
  const before = added.get(file)
  if (before) return before
  const adding = file.endsWith('.css') ? addStyles(file) : preloadModule(file)
  added.set(file, adding)
  return adding
}

async function preloadModule(file: string): Promise<void> {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = file
  document.head.append(link)
}

function addStyles(file: string): Promise<void> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = file
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      added.delete(file)
      reject(new Error(`Unable to preload CSS for ${file}`))
    })
    document.head.append(link)
  })
}
