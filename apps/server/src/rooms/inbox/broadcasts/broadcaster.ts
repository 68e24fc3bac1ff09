import { type PushMessage, pushMessage } from '@gamehall/contract'
import { LOCALES, type Locale } from '@gamehall/contract/constants'
import { offerPausesHook } from '../hooks.ts'
import type { PlayerSocket } from '../push/player-socket.ts'
import type { InboxContext } from '../tables.ts'

export interface Broadcaster {
  /** Resolves once all later broadcasts are delivered. */
  start(): Promise<unknown>
}

/**
 * Delivers broadcasts to every socket of this process; each payload is serialized once per language. Offers are silent for
 * players on a break.
 */
export function startBroadcaster(ctx: InboxContext, everySocket: () => Iterable<PlayerSocket>): Broadcaster {
  const { db, log } = ctx
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

  /** Skips broadcasts from before the first client joined. */
  function start(): Promise<void> {
    started ??= readLast().catch((error: unknown) => {
      started = undefined
      throw error
    })
    return started
  }

  async function sendNext(): Promise<void> {
    await start()
    const next = db
      .selectFrom('push_broadcasts')
      .select(['broadcast_id', 'by_locale'])
      .where('broadcast_id', '>', lastId)
      .orderBy('broadcast_id')
      .execute()
    const [rows, onBreak] = await Promise.all([next, offerPausesHook.of(ctx).listPaused(db, ctx.clock.now())])
    for (const { broadcast_id, by_locale } of rows) {
      lastId = broadcast_id
      const texts = new Map(Object.entries(by_locale))
      const messages = LOCALES.map((locale) => pushMessage.parse(texts.get(locale)))
      const loud = serializeByLocale(messages)
      const isOffer = messages.some(({ push }) => push.type === 'activity')
      const silent = isOffer && onBreak.size > 0 ? serializeByLocale(messages.map(silenced)) : loud
      for (const socket of everySocket())
        socket.say((onBreak.has(socket.playerId) ? silent : loud)[socket.locale])
    }
  }

  ctx.pushFanOut.subscribeToBroadcasts(() => {
    pumping = pumping
      .then(sendNext)
      .catch((error: unknown) => log.error({ err: error }, 'broadcast failed; retrying on the next one'))
  })
  return { start }
}

const silenced = (message: PushMessage): PushMessage => ({
  ...message,
  push: { ...message.push, silence: true },
})

/** Serializes one payload per language, in the order of `LOCALES`. */
function serializeByLocale(messages: readonly PushMessage[]): Readonly<Record<Locale, Buffer>> {
  const entries = LOCALES.map((locale, at) => [locale, Buffer.from(JSON.stringify(messages[at]))])
  return Object.fromEntries(entries) as Record<Locale, Buffer>
}
