import { LOCALES, type Locale } from '@gamehall/contract/constants'
import type { Hall } from '../../../core/hall.ts'
import type { PlayerSocket } from '../player-socket.ts'

export interface Broadcaster {
  /** Once this is done, nothing said to everybody is missed. */
  start(): Promise<unknown>
}

/** Hands what is said to everybody to every socket of this node; each text is made ready once a language. */
export function startBroadcaster(hall: Hall, everySocket: () => Iterable<PlayerSocket>): Broadcaster {
  const { db, log } = hall
  let lastId = 0n
  let started: Promise<void> | undefined
  let pumping = Promise.resolve()

  async function readLast(): Promise<void> {
    const row = await db
      .selectFrom('push_broadcasts')
      .select((all) => all.fn.max('broadcast_id').as('last'))
      .executeTakeFirst()
    lastId = row?.last ?? 0n
  }

  /** What was said before the first client joined is no news to anybody. */
  function start(): Promise<void> {
    started ??= readLast().catch((error: unknown) => {
      started = undefined
      throw error
    })
    return started
  }

  async function sendNext(): Promise<void> {
    await start()
    const rows = await db
      .selectFrom('push_broadcasts')
      .select(['broadcast_id', 'by_locale'])
      .where('broadcast_id', '>', lastId)
      .orderBy('broadcast_id')
      .execute()
    for (const { broadcast_id, by_locale } of rows) {
      lastId = broadcast_id
      const texts = readyTexts(by_locale)
      for (const socket of everySocket()) socket.say(texts[socket.locale])
    }
  }

  hall.pushFanOut.subscribeToBroadcasts(() => {
    pumping = pumping
      .then(sendNext)
      .catch((error: unknown) => log.error({ err: error }, 'push to all failed; the next one tries again'))
  })
  return { start }
}

function readyTexts(byLocale: object): Readonly<Record<Locale, Buffer>> {
  const texts = new Map(Object.entries(byLocale))
  const entries = LOCALES.map((locale) => [locale, Buffer.from(JSON.stringify(texts.get(locale)))])
  return Object.fromEntries(entries) as Record<Locale, Buffer>
}
