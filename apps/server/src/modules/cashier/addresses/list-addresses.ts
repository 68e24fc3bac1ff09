import type { listAddresses as call } from '@gamehall/contract/cashier'
import { succeed } from '../../../core/outcome.ts'
import type { UseCase } from '../../../http/route.ts'
import { readDestinationRules } from '../destination-rules.ts'
import { readAddresses } from './find-usable-address.ts'

/** The player's saved addresses and their maximum number. */
export const listAddresses: UseCase<typeof call> = async (hall, _request, caller) => {
  const [list, rules] = await Promise.all([
    readAddresses(hall.db, caller.session.playerId, hall.clock.now()),
    readDestinationRules(hall.db),
  ])
  return succeed({ list, max_count: rules.max_addresses })
}
