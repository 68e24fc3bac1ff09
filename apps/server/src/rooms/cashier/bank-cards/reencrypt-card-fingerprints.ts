import { nextBatchStart, type Reencryption } from '../../../platform/encryption/reencryption.ts'
import { withCashierTables } from '../tables.ts'
import { cardFingerprints, decryptCardNumber } from './card-encryption.ts'

const CARDS_A_BATCH = 500

/** Recomputes the fingerprints of card numbers under the current data key, from the decrypted numbers. */
export const reencryptCardFingerprints: Reencryption = {
  name: 'bank_cards.number_fingerprint',
  async batch({ db: anyDb, encryptor }, after) {
    const db = withCashierTables(anyDb)
    const cards = await db
      .selectFrom('bank_cards')
      .select(['card_id', 'player_id', 'bank_code', 'number_sealed', 'holder_sealed', 'number_fingerprint'])
      .where('card_id', '>', BigInt(after ?? 0))
      .orderBy('card_id')
      .limit(CARDS_A_BATCH)
      .execute()
    let changed = 0
    for (const card of cards) {
      const number = { bankCode: card.bank_code, bankNum: decryptCardNumber(encryptor, card) }
      const [fingerprint] = cardFingerprints(encryptor, number)
      if (fingerprint === undefined || fingerprint.equals(card.number_fingerprint)) continue
      await db
        .updateTable('bank_cards')
        .set({ number_fingerprint: fingerprint })
        .where('card_id', '=', card.card_id)
        .execute()
      changed += 1
    }
    const next = nextBatchStart(cards, CARDS_A_BATCH, ({ card_id }) => card_id.toString())
    return { seen: cards.length, changed, kept: 0, next }
  },
}
