import { retryLoad } from './retry-load.ts'

const LOST = /^Unable to preload CSS for (\S+)$/

/** A stylesheet that the network lost is asked for again: the chunk that came without it asks only for itself. */
export function followLostStyles(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    const address = LOST.exec(payload.message)?.[1]
    if (address !== undefined) void retryLoad(() => addStyles(address))
  })
}

function addStyles(address: string): Promise<void> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = address
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(`Unable to preload CSS for ${address}`))
    })
    document.head.append(link)
  })
}
