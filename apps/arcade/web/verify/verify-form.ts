import { hashServerSeed } from '../../src/fairness/seed-hash.ts'
import type { VerifyParts } from '../../src/fairness/verify-url.ts'
import type { VerifiedRound } from '../../src/games/game-module.ts'
import { RefusedActionError } from '../../src/games/replay-round.ts'
import type { GameVerifier } from '../shared/frontend/game-frontend.ts'

/** The form's values as typed. */
export interface VerifyForm {
  readonly game: string
  readonly serverSeed: string
  readonly hash: string
  readonly clientSeed: string
  readonly nonce: string
  /** The values of the game's own fields, by their keys. */
  readonly values: Readonly<Record<string, string>>
}

export type SeedField = 'serverSeed' | 'clientSeed' | 'nonce'

export type Verification =
  | { readonly kind: 'waiting' }
  /** All that a bet's link can carry is there, but its server seed is not revealed yet. */
  | { readonly kind: 'sealed' }
  /** `field` is a `SeedField` or the key of one of the game's fields. */
  | { readonly kind: 'problem'; readonly field: string }
  /** The rules allow the bet, but not all of the actions in this round. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'verified'; readonly hash: string; readonly round: VerifiedRound<unknown> }

/** Returns the initial form values of a parsed verifier URL. */
export function toVerifyForm(parts: VerifyParts, verifier: GameVerifier): VerifyForm {
  return {
    game: parts.game,
    serverSeed: parts.serverSeed ?? '',
    hash: parts.serverSeedHash,
    clientSeed: parts.clientSeed,
    nonce: `${parts.nonce}`,
    values: verifier.readParams(parts.params),
  }
}

/** Validates the form and recomputes the round. */
export function verifyRound(form: VerifyForm, verifier: GameVerifier): Verification {
  const serverSeed = form.serverSeed.trim()
  const clientSeed = form.clientSeed.trim()
  if (serverSeed === '' && clientSeed !== '' && form.hash.trim() !== '') return { kind: 'sealed' }
  if (serverSeed === '' || clientSeed === '') return { kind: 'waiting' }
  const wrongSeed = findWrongSeed(serverSeed, clientSeed, form.nonce)
  if (wrongSeed !== null) return { kind: 'problem', field: wrongSeed }
  const inputs = verifier.readInputs(form.values)
  if (!inputs.ok) return { kind: 'problem', field: inputs.field }
  const seeds = { serverSeed, clientSeed, nonce: Number(form.nonce) }
  try {
    const round = verifier.verify(seeds, inputs.bet, inputs.actions)
    return { kind: 'verified', hash: hashServerSeed(serverSeed), round }
  } catch (error) {
    if (error instanceof RefusedActionError) return { kind: 'refused' }
    throw error
  }
}

function findWrongSeed(serverSeed: string, clientSeed: string, nonce: string): SeedField | null {
  if (!/^[0-9a-f]{64}$/.test(serverSeed)) return 'serverSeed'
  if (!/^[\x21-\x7e]{1,64}$/.test(clientSeed)) return 'clientSeed'
  return /^\d{1,9}$/.test(nonce) ? null : 'nonce'
}
