import type { listBankCards as call } from '@gamehall/contract/cashier'
import { succeed } from '../../../core/outcome.ts'
import type { UseCase } from '../../../http/route.ts'
import { maskName, readRealName } from '../../identity/index.ts'
import { readDestinationRules } from '../destination-rules.ts'
import { readCards } from './find-usable-card.ts'

/** §7 /bank/usercards: the player's cards, their maximum number and the required holder name. */
export const listBankCards: UseCase<typeof call> = async (hall, _request, caller) => {
  const { playerId } = caller.session
  const [list, rules, { name }] = await Promise.all([
    readCards(hall, hall.db, playerId, caller.locale),
    readDestinationRules(hall.db),
    readRealName(hall, hall.db, playerId),
  ])
  return succeed({ list, max_count: rules.max_cards, holder_name: name === null ? null : maskName(name) })
}
