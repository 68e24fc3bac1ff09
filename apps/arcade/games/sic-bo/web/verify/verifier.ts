import type { GameVerifier } from '../../../../web/shared/face/game-face.ts'
import { verifyRoll } from '../../play.ts'
import type { SicBoAction, SicBoBet, SicBoState } from '../../schemas.ts'
import { findSpot } from '../../spots.ts'
import { SicBoResult } from './sic-bo-result.tsx'
import { sicBoVerifyText } from './verify-text.ts'

const { 'zh-TW': zh, en } = sicBoVerifyText

export const verifier: GameVerifier<SicBoBet, SicBoAction, SicBoState> = {
  fields: [
    {
      key: 'chips',
      label: { 'zh-TW': zh.chips, en: en.chips },
      isNumber: false,
      problem: { 'zh-TW': zh.wrongChips, en: en.wrongChips },
    },
  ],
  readParams: ({ chips = 'big:100.00' }) => ({ chips }),
  readInputs({ chips = '' }) {
    const read = readChipText(chips)
    return read === null ? { ok: false, field: 'chips' } : { ok: true, bet: { chips: read }, actions: [] }
  },
  verify: verifyRoll,
  VerifyView: SicBoResult,
}

/** Reads `spot:amount` pairs; null when one is none, or a spot comes twice. */
function readChipText(text: string): SicBoBet['chips'] | null {
  const chips: SicBoBet['chips'] = []
  for (const part of text.split(',')) {
    const [, spot = '', whole = '', cents = ''] =
      /^\s*([a-z0-9_-]{1,20}):(\d{1,9})(?:\.(\d{1,2}))?\s*$/.exec(part) ?? []
    if (findSpot(spot) === undefined || chips.some((chip) => chip.spot === spot)) return null
    chips.push({ spot, amount: `${whole}.${cents.padEnd(2, '0')}` })
  }
  return chips
}
