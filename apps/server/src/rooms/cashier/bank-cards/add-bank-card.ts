import type { ParsedRequestOf } from '@gamehall/contract'
import type { addBankCard as call } from '@gamehall/contract/cashier'
import {
  type Outcome,
  type Refusal,
  refuse,
  refuseField,
  succeed,
} from '../../../platform/context/outcome.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { notifySecurityChange } from '../../account/index.ts'
import { readRealName } from '../../identity/index.ts'
import { claimUpload } from '../../site/index.ts'
import { readDestinationRules } from '../payout-destinations/destination-rules.ts'
import { lockPayoutDestinations } from '../payout-destinations/lock-payout-destinations.ts'
import type { CashierContext, CashierTrx } from '../tables.ts'
import { cardFingerprints, encryptCard } from './card-encryption.ts'
import { pickCardFace } from './card-face.ts'
import {
  type CardRow,
  findCard,
  findCardByKey,
  findCards,
  insertCard,
  markRejectedCardsRemoved,
  type NewCard,
} from './card-queries.ts'
import { viewCard } from './card-view.ts'
import { isSameName } from './same-name.ts'

type Request = ParsedRequestOf<typeof call>

/**
 * §5, §7: submits a card for review. It replaces the player's rejected card of the same number.
 * 10086 no verified name, 400 (`holder_name`, `bank_code`, the uploads), 10074 too many, 10099 upload
 * already used, 10051 the number is already a card.
 */
export const addBankCard: UseCase<typeof call, CashierContext> = async (ctx, request, caller) => {
  const { playerId } = caller.session
  const { name } = await readRealName(ctx, ctx.db, playerId)
  if (name === null) return refuse(10086)
  if (request.holder_name != null && !isSameName(name, request.holder_name))
    return refuseField('holder_name', 'holder_mismatch')
  const branch = await resolveBranch(ctx, request)
  if (!branch.ok) return branch

  const added = await transact(ctx.db, (trx) =>
    insertCardOnce(ctx, trx, request, {
      player_id: playerId,
      idempotency_key: caller.idempotencyKey,
      ...branch.data,
      ...encryptCard(ctx.encryptor, playerId, {
        bankCode: request.bank_code,
        bankNum: request.bank_num,
        holderName: name,
      }),
      photo_upload_id: request.photo_upload_id,
      video_upload_id: request.video_upload_id,
      status: 0,
      created_at: ctx.clock.now(),
    }),
  )
  return added.ok ? succeed(viewCard(ctx, added.data, caller.locale)) : added
}

/** Resolves bank and branch: a known branch with its stored name and address, any other as typed by the player. */
async function resolveBranch(
  { db }: CashierContext,
  request: Request,
): Promise<Outcome<Pick<NewCard, 'bank_code' | 'branch_code' | 'branch_name' | 'bank_address'>, 400>> {
  const bank = await db
    .selectFrom('banks')
    .select('bank_code')
    .where('bank_code', '=', request.bank_code)
    .executeTakeFirst()
  if (bank === undefined) return refuseField('bank_code', 'bank_unknown')
  const known =
    request.branch_code == null
      ? undefined
      : await db
          .selectFrom('bank_branches')
          .selectAll()
          .where('bank_code', '=', request.bank_code)
          .where('branch_code', '=', request.branch_code)
          .executeTakeFirst()
  return succeed({
    bank_code: request.bank_code,
    branch_code: request.branch_code ?? null,
    branch_name: known?.name ?? request.branch_name,
    bank_address: known?.address ?? (request.bank_address || null),
  })
}

async function insertCardOnce(
  ctx: CashierContext,
  trx: CashierTrx,
  request: Request,
  card: Omit<NewCard, 'face'>,
): Promise<Outcome<CardRow, 400 | 10051 | 10074 | 10099>> {
  await lockPayoutDestinations(trx, card.player_id)
  const before = await findCardByKey(trx, card.player_id, card.idempotency_key)
  if (before !== undefined) return succeed(before)
  const fingerprints = cardFingerprints(ctx.encryptor, {
    bankCode: request.bank_code,
    bankNum: request.bank_num,
  })
  await markRejectedCardsRemoved(trx, card.player_id, fingerprints, card.created_at)
  const own = await findCards(trx, card.player_id)
  if (own.length >= (await readDestinationRules(trx)).max_cards) return refuse(10074)
  const refused = await claimUploads(ctx, trx, card.player_id, request)
  if (refused !== null) return refused
  const cardId = await insertCard(
    trx,
    { ...card, face: pickCardFace(own.map(({ face }) => face)) },
    fingerprints,
  )
  const added = cardId === null ? undefined : await findCard(trx, cardId)
  if (added === undefined) return refuse(10051)
  await notifySecurityChange(ctx, trx, card.player_id, 'cardAdded', {
    details: { digits: added.last_digits },
  })
  return succeed(added)
}

async function claimUploads(
  ctx: CashierContext,
  trx: CashierTrx,
  playerId: bigint,
  request: Request,
): Promise<Refusal<400 | 10099> | null> {
  const files = [
    ['photo_upload_id', 'bank_card_photo'],
    ['video_upload_id', 'bank_card_video'],
  ] as const
  for (const [field, action] of files) {
    const taken = await claimUpload(ctx, trx, playerId, request[field], action)
    if (taken === 'unknown') return refuseField(field, 'upload_unknown')
    if (taken === 'used') return refuse(10099)
  }
  return null
}
