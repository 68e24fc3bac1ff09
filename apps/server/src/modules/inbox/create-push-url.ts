import type { createPushUrl as call } from '@gamehall/contract/inbox'
import { succeed } from '../../core/outcome.ts'
import type { UseCase } from '../../http/route.ts'
import { createPushAddress } from './push-address.ts'

/** §7 /sys/ws/genUrl: a fresh push address for this login. */
export const createPushUrl: UseCase<typeof call> = async (hall, _request, caller) =>
  succeed({ url: await createPushAddress(hall, hall.db, caller.session, caller.origin) })
