import { replayRound } from '../../../../src/games/replay-round.ts'
import type { GameVerifier } from '../../../../web/shared/face/game-face.ts'
import { ROULETTE_TABLE_IDS } from '../../limits.ts'
import { roulettePlay } from '../../play.ts'
import type { RouletteBet, RouletteView } from '../../schemas.ts'
import { findSpot } from '../../spots.ts'
import { RouletteResult } from './roulette-result.tsx'
import { rouletteVerifyText } from './verify-text.ts'

const { 'zh-TW': zh, en } = rouletteVerifyText

export const verifier: GameVerifier<RouletteBet, never, RouletteView> = {
  fields: [
    {
      key: 'table',
      label: { 'zh-TW': zh.table, en: en.table },
      isNumber: false,
      problem: { 'zh-TW': zh.wrongTable, en: en.wrongTable },
    },
    {
      key: 'chips',
      label: { 'zh-TW': zh.chips, en: en.chips },
      isNumber: false,
      problem: { 'zh-TW': zh.wrongChips, en: en.wrongChips },
    },
  ],
  readParams: ({ table = 'european', chips, bet = '10.00' }) => ({ table, chips: chips ?? `red:${bet}` }),
  readInputs({ table = '', chips = '' }) {
    const id = ROULETTE_TABLE_IDS.find((each) => each === table.trim().toLowerCase())
    if (id === undefined) return { ok: false, field: 'table' }
    const read = readChips(chips)
    return read === null
      ? { ok: false, field: 'chips' }
      : { ok: true, bet: { table: id, chips: read }, actions: [] }
  },
  verify: (seeds, bet, actions) => replayRound(roulettePlay, seeds, bet, actions),
  VerifyView: RouletteResult,
}

/** Reads `spot:amount` pairs; null when one is none, or a spot comes twice. */
function readChips(text: string): RouletteBet['chips'] | null {
  const chips: RouletteBet['chips'] = []
  for (const part of text.split(',')) {
    const [, spot = '', amount = ''] = /^\s*([a-z0-9-]{1,20}):(\d{1,9}(?:\.\d{1,2})?)\s*$/.exec(part) ?? []
    if (findSpot(spot) === undefined || chips.some((chip) => chip.spot === spot)) return null
    chips.push({ spot, amount })
  }
  return chips.length === 0 ? null : chips
}
