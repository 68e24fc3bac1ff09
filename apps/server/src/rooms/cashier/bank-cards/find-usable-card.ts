import type { BankCard } from '@gamehall/contract/cashier'
import { BANK_CARD_STATUSES } from '@gamehall/contract/cashier'
import type { Locale } from '@gamehall/contract/constants'
import type { AppContext } from '../../../platform/context/app-context.ts'
import { type Outcome, refuseField, succeed } from '../../../platform/context/outcome.ts'
import { readRealName } from '../../identity/index.ts'
import { parseDestinationId } from '../payout-destinations/parse-destination-id.ts'
import type { CashierDb } from '../tables.ts'
import { decryptCardHolder, decryptCardNumber } from './card-encryption.ts'
import { findCards, findOwnCard } from './card-queries.ts'
import { viewCard } from './card-view.ts'
import { isSameName } from './same-name.ts'

/** An accepted card with all data of a payout. Number and holder are personal data: store them encrypted, never log them. */
export interface UsableCard {
  readonly cardId: bigint
  readonly bankCode: string
  readonly bankName: string
  readonly branchCode: string | null
  readonly branchName: string
  readonly bankNum: string
  readonly holderName: string
}

/**
 * §5: the player's card to withdraw to. 400 `card_id`: `card_unknown`; `card_not_accepted` under review or rejected;
 * `holder_mismatch` when the verified name is now another one or missing.
 */
export async function findUsableCard(
  ctx: Pick<AppContext, 'encryptor'>,
  db: CashierDb,
  playerId: bigint,
  cardId: string,
): Promise<Outcome<UsableCard, 400>> {
  const id = parseDestinationId(cardId)
  const row = id === null ? undefined : await findOwnCard(db, playerId, id)
  if (row === undefined) return refuseField('card_id', 'card_unknown')
  if (row.status !== BANK_CARD_STATUSES.accepted) return refuseField('card_id', 'card_not_accepted')
  const holderName = decryptCardHolder(ctx.encryptor, row)
  const { name } = await readRealName(ctx, db, playerId)
  if (name === null || !isSameName(name, holderName)) return refuseField('card_id', 'holder_mismatch')
  return succeed({
    cardId: row.card_id,
    bankCode: row.bank_code,
    bankName: row.bank_name,
    branchCode: row.branch_code,
    branchName: row.branch_name,
    bankNum: decryptCardNumber(ctx.encryptor, row),
    holderName,
  })
}

/** The player's cards of every status, masked. */
export async function readCards(
  ctx: Pick<AppContext, 'encryptor'>,
  db: CashierDb,
  playerId: bigint,
  locale: Locale,
): Promise<BankCard[]> {
  const rows = await findCards(db, playerId)
  return rows.map((row) => viewCard(ctx, row, locale))
}
