import type { GameVerifier } from '../../../../web/shared/face/game-face.ts'
import { BACCARAT_TABLE_IDS } from '../../limits.ts'
import { verifyHand } from '../../play.ts'
import type { BaccaratAction, BaccaratBet, BaccaratState } from '../../schemas.ts'
import { findSpot } from '../table/chip-limits.ts'
import { BaccaratResult } from './baccarat-result.tsx'
import { baccaratVerifyText } from './verify-text.ts'

const { 'zh-TW': zh, en } = baccaratVerifyText

export const verifier: GameVerifier<BaccaratBet, BaccaratAction, BaccaratState> = {
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
  readParams: ({ table = 'standard', chips = 'banker:10.00' }) => ({ table, chips }),
  readInputs({ table = '', chips = '' }) {
    const id = BACCARAT_TABLE_IDS.find((each) => each === table.trim().toLowerCase())
    if (id === undefined) return { ok: false, field: 'table' }
    const read = readChips(chips)
    return read === null
      ? { ok: false, field: 'chips' }
      : { ok: true, bet: { table: id, chips: read }, actions: [] }
  },
  verify: verifyHand,
  VerifyView: BaccaratResult,
}

/** Reads `spot:amount` pairs; null when one is none, or a spot comes twice. */
function readChips(text: string): BaccaratBet['chips'] | null {
  const chips: BaccaratBet['chips'] = []
  for (const part of text.split(',')) {
    const [, name = '', amount = ''] = /^\s*([a-z_]{1,20}):(\d{1,9}(?:\.\d{1,2})?)\s*$/.exec(part) ?? []
    const spot = findSpot(name)
    if (spot === undefined || chips.some((chip) => chip.spot === spot)) return null
    chips.push({ spot, amount })
  }
  return chips.length === 0 ? null : chips
}
