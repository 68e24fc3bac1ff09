import type { createPushUrl as call } from '@gamehall/contract/inbox'
import { succeed } from '../../core/outcome.ts'
import { keepPlayerLocale } from '../../core/player-locale.ts'
import type { UseCase } from '../../http/route.ts'
import { createPushAddress } from './push-address.ts'

/** §7 /sys/ws/genUrl: a new push URL for this session; stores the request's language for later pushes. */
export const createPushUrl: UseCase<typeof call> = async (hall, _request, { session, locale, origin }) => {
  await keepPlayerLocale(hall.db, session, locale)
  return succeed({ url: await createPushAddress(hall, hall.db, session, origin) })
}
