import type { Browser } from '@playwright/test'
import { openSlowPhone } from '../first-load/slow-phone.ts'

const PLAYABLE_WITHIN_MS = 30_000

export interface Launch {
  readonly url: string
  readonly gid: string
  readonly token: string
}

/**
 * Milliseconds from a cold deep link to a game, as a logged-in player with an empty cache on the phone (docs/decisions/0022), until
 * the game is shown and what starts its round can be pressed: at a shared table once its first snapshot is there.
 */
export async function measureLaunch(browser: Browser, { url, gid, token }: Launch): Promise<number> {
  const { context, page } = await openSlowPhone(browser)
  try {
    const { promise: playable, resolve, reject } = Promise.withResolvers<number>()
    await page.exposeFunction('notePlayable', resolve)
    await page.addInitScript({ content: observe(token) })
    await page.goto(`${url}#/startGame?gid=${encodeURIComponent(gid)}&resume=1`, { waitUntil: 'commit' })
    const late = AbortSignal.timeout(PLAYABLE_WITHIN_MS)
    late.addEventListener('abort', () => reject(new Error(`${gid} was not playable in time`)))
    return await playable
  } finally {
    await context.close()
  }
}

/** Runs in every frame, before anything else does; the page's own frame looks into the game's. */
const observe = (token: string) => `
if (self === top) {
  sessionStorage.setItem('token', ${JSON.stringify(token)})
  const look = setInterval(() => {
    if (!document.querySelector('iframe:not([inert])')?.contentDocument?.querySelector('[data-play]:enabled')) return
    clearInterval(look)
    notePlayable(performance.now())
  }, 10)
}
`
