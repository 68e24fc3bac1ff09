import { retryLoad } from './retry-load.ts'

const FAILED_PRELOAD = /^Unable to preload CSS for (\S+)$/

/** Retries stylesheets that failed to preload: the retry of their chunk does not load them again. */
export function retryFailedStyles(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    const address = FAILED_PRELOAD.exec(payload.message)?.[1]
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
