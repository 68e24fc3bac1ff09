import type { Locale } from '@gamehall/contract/constants'
import { readPlayerLocale } from '../../account/index.ts'
import type { AddressedPush } from '../../inbox/index.ts'
import { filterTurnoverMet } from '../../wallet/index.ts'
import type { GamesContext, GamesTrx } from '../tables.ts'

const MET: Readonly<Record<Locale, string>> = {
  'zh-TW': '流水已達標，可以提款了',
  en: 'Turnover complete. You can withdraw now',
}

/** The pushes that tell players' clients that the turnover changed; where none is left, also a message that says so. */
export async function turnoverPushes(
  ctx: GamesContext,
  trx: GamesTrx,
  playerIds: readonly bigint[],
): Promise<AddressedPush[]> {
  const pushes = playerIds.map(
    (playerId): AddressedPush => ({
      playerId,
      draft: {
        msg_type: 'user_change',
        push: { text: '', badge: 0, voice: null, silence: true, type: 'bet' },
        content: { keys: ['wash_balance'] },
      },
    }),
  )
  for (const playerId of await filterTurnoverMet(trx, playerIds)) {
    const text = MET[await readPlayerLocale(trx, playerId)]
    pushes.push({
      playerId,
      draft: {
        msg_type: 'normal',
        push: { text, badge: 0, voice: 'system', silence: false, type: 'system' },
        content: { text, style: 1, time: ctx.clock.now().toISOString(), reqId: null, id: null },
      },
    })
  }
  return pushes
}
