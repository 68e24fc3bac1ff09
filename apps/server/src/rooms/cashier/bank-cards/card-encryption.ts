import type { Encryptor } from '@gamehall/encryption'
import type { CardRow } from './card-queries.ts'

const numberContext = (playerId: bigint) => `bank-card-number/${playerId}`
const holderContext = (playerId: bigint) => `bank-card-holder/${playerId}`

/** Fingerprints of an account number under every data key, the current key's first. Equal numbers have equal fingerprints. */
export const cardFingerprints = (
  encryptor: Encryptor,
  { bankCode, bankNum }: { readonly bankCode: string; readonly bankNum: string },
): Buffer[] => encryptor.fingerprints(`${bankCode}/${bankNum}`, 'bank-card-number')

/** The encrypted columns of a card, with the fingerprint of its number and its last four digits. */
export const encryptCard = (
  encryptor: Encryptor,
  playerId: bigint,
  { bankCode, bankNum, holderName }: { bankCode: string; bankNum: string; holderName: string },
) => ({
  number_sealed: encryptor.encryptText(bankNum, numberContext(playerId)),
  holder_sealed: encryptor.encryptText(holderName, holderContext(playerId)),
  number_fingerprint: encryptor.fingerprint(`${bankCode}/${bankNum}`, 'bank-card-number'),
  last_digits: bankNum.slice(-4),
})

type Sealed = Pick<CardRow, 'player_id' | 'number_sealed' | 'holder_sealed'>

export const decryptCardNumber = (encryptor: Encryptor, card: Sealed): string =>
  encryptor.decryptText(card.number_sealed, numberContext(card.player_id))

export const decryptCardHolder = (encryptor: Encryptor, card: Sealed): string =>
  encryptor.decryptText(card.holder_sealed, holderContext(card.player_id))
