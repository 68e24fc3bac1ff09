import type { Sealer } from '@gamehall/sealer'
import type { CardRow } from './card-queries.ts'

const numberContext = (playerId: bigint) => `bank-card-number/${playerId}`
const holderContext = (playerId: bigint) => `bank-card-holder/${playerId}`

/** Fingerprints of an account number under every data key, the current key's first. Equal numbers have equal fingerprints. */
export const cardFingerprints = (
  sealer: Sealer,
  { bankCode, bankNum }: { readonly bankCode: string; readonly bankNum: string },
): Buffer[] => sealer.fingerprints(`${bankCode}/${bankNum}`, 'bank-card-number')

/** The encrypted columns of a card, with the fingerprint of its number and its last four digits. */
export const sealCard = (
  sealer: Sealer,
  playerId: bigint,
  { bankCode, bankNum, holderName }: { bankCode: string; bankNum: string; holderName: string },
) => ({
  number_sealed: sealer.sealText(bankNum, numberContext(playerId)),
  holder_sealed: sealer.sealText(holderName, holderContext(playerId)),
  number_fingerprint: sealer.fingerprint(`${bankCode}/${bankNum}`, 'bank-card-number'),
  last_digits: bankNum.slice(-4),
})

type Sealed = Pick<CardRow, 'player_id' | 'number_sealed' | 'holder_sealed'>

export const openNumber = (sealer: Sealer, card: Sealed): string =>
  sealer.openText(card.number_sealed, numberContext(card.player_id))

export const openHolder = (sealer: Sealer, card: Sealed): string =>
  sealer.openText(card.holder_sealed, holderContext(card.player_id))
