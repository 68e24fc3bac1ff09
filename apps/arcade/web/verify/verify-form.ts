import { DRAGON_GATE_BETS } from '../../games/dragon-gate/paytable.ts'
import { type DragonGateOutcome, playDragonGate } from '../../games/dragon-gate/rules.ts'
import {
  formatMultiplier,
  MINES_MAX,
  MINES_MIN,
  minesMultiplier,
  minesPayout,
  placeMines,
} from '../../games/mines/rules.ts'
import { createRandomStream } from '../../src/fairness/random-stream.ts'
import { hashServerSeed } from '../../src/fairness/seed-hash.ts'
import type { VerifyParts } from '../../src/fairness/verify-url.ts'
import { toMinor, toWire } from '../shared/money/wire-money.ts'

/** The form's values as typed. */
export interface VerifyForm {
  readonly game: 'dragon-gate' | 'mines'
  readonly serverSeed: string
  readonly hash: string
  readonly clientSeed: string
  readonly nonce: string
  readonly bet: string
  readonly mines: string
  /** Tiles numbered from 1 to 25. */
  readonly picks: string
}

export type InvalidField = 'serverSeed' | 'clientSeed' | 'nonce' | 'bet' | 'mines'

export type Verification =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'problem'; readonly problem: InvalidField }
  | { readonly kind: 'dragon-gate'; readonly hash: string; readonly outcome: DragonGateOutcome }
  | {
      readonly kind: 'mines'
      readonly hash: string
      readonly mineTiles: readonly number[]
      readonly picks: readonly number[]
      readonly isHit: boolean
      readonly multiplier: string
      readonly win: string
    }

/** Returns the initial form values of a parsed verifier URL. */
export function toVerifyForm(parts: VerifyParts): VerifyForm {
  return {
    game: parts.game === 'mines' ? 'mines' : 'dragon-gate',
    serverSeed: parts.serverSeed ?? '',
    hash: parts.serverSeedHash,
    clientSeed: parts.clientSeed,
    nonce: `${parts.nonce}`,
    bet: parts.bet === '' ? '10.00' : parts.bet,
    mines: `${parts.mines ?? 3}`,
    picks: parts.picks.map((tile) => tile + 1).join(', '),
  }
}

/** Validates the form and recomputes the round. */
export function verifyRound(form: VerifyForm): Verification {
  const serverSeed = form.serverSeed.trim()
  const clientSeed = form.clientSeed.trim()
  if (serverSeed === '' || clientSeed === '') return { kind: 'waiting' }
  const problem = findProblem(form, serverSeed, clientSeed)
  if (problem !== null) return { kind: 'problem', problem }
  const hash = hashServerSeed(serverSeed)
  const stream = createRandomStream({ serverSeed, clientSeed, nonce: Number(form.nonce) })
  const betMinor = toMinor(form.bet)
  if (form.game === 'dragon-gate')
    return { kind: 'dragon-gate', hash, outcome: playDragonGate(stream, betMinor) }
  const mines = Number(form.mines)
  const mineTiles = placeMines(stream, mines)
  const picks = readPicks(form.picks)
  const isHit = picks.some((tile) => mineTiles.includes(tile))
  const safe = picks.filter((tile) => !mineTiles.includes(tile)).length
  return {
    kind: 'mines',
    hash,
    mineTiles,
    picks,
    isHit,
    multiplier: safe === 0 || isHit ? '0.00' : formatMultiplier(minesMultiplier(mines, safe)),
    win: isHit ? '0.00' : toWire(minesPayout(betMinor, mines, safe)),
  }
}

function findProblem(form: VerifyForm, serverSeed: string, clientSeed: string): InvalidField | null {
  if (!/^[0-9a-f]{64}$/.test(serverSeed)) return 'serverSeed'
  if (!/^[\x21-\x7e]{1,64}$/.test(clientSeed)) return 'clientSeed'
  if (!/^\d{1,9}$/.test(form.nonce)) return 'nonce'
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(form.bet)) return 'bet'
  if (form.game === 'dragon-gate') return DRAGON_GATE_BETS.includes(toMinor(form.bet)) ? null : 'bet'
  const mines = /^\d{1,2}$/.test(form.mines) ? Number(form.mines) : 0
  return mines >= MINES_MIN && mines <= MINES_MAX ? null : 'mines'
}

function readPicks(text: string): number[] {
  const tiles = [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits) - 1)
  return [...new Set(tiles)].filter((tile) => tile >= 0 && tile < 25)
}
