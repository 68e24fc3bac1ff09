import { serverNow } from '@gamehall/web-client/calls/server-time.ts'
import { localStore } from '@gamehall/web-client/storage/safe-storage.ts'
import { taiwanDay } from '../../../shared/records/taiwan-day.ts'

const KEY = 'leaderboard_notices'
const SEPARATOR = ' '

/** The stored form: the day, then the leaderboards that the player was told of on it. */
function readToday(): readonly string[] {
  const today = taiwanDay(serverNow())
  const [day, ...ids] = (localStore.read(KEY) ?? '').split(SEPARATOR)
  return day === today ? [today, ...ids] : [today]
}

/** Whether a player on this device was told today that a leaderboard counts a game’s rounds. */
export const isShownToday = (id: string): boolean => readToday().slice(1).includes(id)

export const recordShown = (id: string): void => localStore.write(KEY, [...readToday(), id].join(SEPARATOR))
