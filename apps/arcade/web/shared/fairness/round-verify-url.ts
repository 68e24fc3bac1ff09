import type { Language } from '@gamehall/ui/i18n/label-text.ts'
import { buildVerifyUrl, type VerifyParts } from '../../../src/fairness/verify-url.ts'
import type { Round } from '../../../src/game-api/schema.ts'
import type { TableResult } from '../../../src/shared-rounds/table-protocol.ts'

/** Returns the arcade's public address, derived from this page's. */
function arcadeBase(): string {
  return new URL(import.meta.env.BASE_URL, window.location.href).toString()
}

function buildUrl(language: Language, parts: VerifyParts): string {
  const url = new URL(buildVerifyUrl(arcadeBase(), parts))
  url.searchParams.set('lang', language)
  return url.toString()
}

/** Builds the verifier URL of a round with its game's parameters; the server seed is included only once revealed. */
export function roundVerifyUrl(round: Round, params: VerifyParts['params'], language: Language): string {
  return buildUrl(language, {
    game: round.game,
    serverSeedHash: round.fairness.server_seed_hash,
    serverSeed: round.fairness.server_seed,
    clientSeed: round.fairness.client_seed,
    nonce: round.fairness.nonce,
    saltSource: round.fairness.salt_source ?? null,
    params,
  })
}

/** Builds the verifier URL of a revealed seed pair, with nonce 0. */
export function seedsVerifyUrl(game: string, bet: string, seeds: RevealedSeeds, language: Language): string {
  return buildUrl(language, {
    game,
    serverSeedHash: seeds.server_seed_hash,
    serverSeed: seeds.server_seed,
    clientSeed: seeds.client_seed,
    nonce: 0,
    saltSource: null,
    params: { bet },
  })
}

export interface RevealedSeeds {
  readonly server_seed: string
  readonly server_seed_hash: string
  readonly client_seed: string
  readonly rounds: number
}

/** Builds the verifier URL of a shared round. */
export function tableVerifyUrl(game: string, result: TableResult, language: Language): string {
  return buildUrl(language, {
    game,
    serverSeedHash: result.commitment,
    serverSeed: result.seed,
    clientSeed: result.salt,
    nonce: result.number,
    saltSource: result.salt_source,
    params: {},
  })
}
