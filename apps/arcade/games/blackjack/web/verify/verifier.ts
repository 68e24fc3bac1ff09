import { replayRound } from '../../../../src/games/replay-round.ts'
import type { GameVerifier } from '../../../../web/shared/frontend/game-frontend.ts'
import { readActions } from '../../action-codes.ts'
import { checkBlackjackBet } from '../../check-bet.ts'
import { BLACKJACK_LIMITS, BLACKJACK_MAX_WIN } from '../../limits.ts'
import { blackjackPlay } from '../../play.ts'
import type { BlackjackAction, BlackjackBet, BlackjackView } from '../../schemas.ts'
import { VerifiedTable } from './verified-table.tsx'
import { blackjackVerifyText } from './verify-text.ts'

const { 'zh-TW': zh, en } = blackjackVerifyText
const TABLE = { id: 'standard', spots: { main: BLACKJACK_LIMITS }, maxWin: BLACKJACK_MAX_WIN }

const field = (key: 'left' | 'center' | 'right' | 'actions') => ({
  key,
  label: { 'zh-TW': zh[key], en: en[key] },
  isNumber: key !== 'actions',
  problem:
    key === 'actions'
      ? { 'zh-TW': zh.wrongActions, en: en.wrongActions }
      : { 'zh-TW': zh.wrongBet, en: en.wrongBet },
})

const readAmount = (text: string): string | null => {
  const digits = /^\s*(\d{1,6})(\.00?)?\s*$/.exec(text)?.[1]
  return digits === undefined ? null : `${digits}.00`
}

export const verifier: GameVerifier<BlackjackBet, BlackjackAction, BlackjackView> = {
  fields: [field('left'), field('center'), field('right'), field('actions')],
  readParams: ({ left = '', center, right = '', actions = '', bet = '100.00' }) => ({
    left,
    center: center ?? (left === '' && right === '' ? bet : ''),
    right,
    actions,
  }),
  readInputs({ left = '', center = '', right = '', actions = '' }) {
    const bet: BlackjackBet = { spots: [readAmount(left), readAmount(center), readAmount(right)] }
    const wrong = (
      [
        ['left', left],
        ['center', center],
        ['right', right],
      ] as const
    ).find(([, text]) => text.trim() !== '' && readAmount(text) === null)
    if (wrong !== undefined) return { ok: false, field: wrong[0] }
    if (checkBlackjackBet(bet, TABLE) !== null) return { ok: false, field: 'center' }
    const read = readActions(actions)
    return read === null ? { ok: false, field: 'actions' } : { ok: true, bet, actions: read }
  },
  verify: (seeds, bet, actions) => replayRound(blackjackPlay, seeds, bet, actions),
  VerifyView: VerifiedTable,
}
