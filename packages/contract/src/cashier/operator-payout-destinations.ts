import { z } from 'zod'
import { defineOperatorAction, defineOperatorRead } from '../core/operator-call.ts'
import { listLimit, rowNumber } from '../core/operator-fields.ts'
import { bankCard } from './bank-cards.ts'

const cardTarget = z.object({ card_id: rowNumber })
const cardOutput = z.object({ card_id: z.string(), player_id: z.string() })

export const acceptBankCard = defineOperatorAction({
  name: 'accept-bank-card',
  room: 'cashier',
  summary: 'Approve a bank card in review',
  permission: 'cards.review',
  fourEyes: { rule: 'none', why: 'the holder has to be the verified name' },
  input: cardTarget,
  output: cardOutput,
})

export const addBankBranch = defineOperatorAction({
  name: 'add-bank-branch',
  room: 'cashier',
  summary: 'Add or update a bank branch',
  permission: 'cards.banks',
  fourEyes: { rule: 'none', why: 'a name in a list' },
  input: z.object({
    bank_code: z.coerce.string().regex(/^\d{3}$/),
    branch_code: z.coerce.string().regex(/^\d{4,7}$/),
    name: z.string().trim().min(1).max(40),
    address: z.string().trim().max(120).nullable().default(null),
  }),
  output: z.object({
    bank_code: z.string(),
    branch_code: z.string(),
    name: z.string(),
    address: z.string().nullable(),
  }),
})

export const listBankCardsWaiting = defineOperatorRead({
  name: 'list-bank-cards-waiting',
  room: 'cashier',
  summary: 'List bank cards in review',
  permission: 'cards.review',
  isQueue: true,
  input: z.object({ limit: listLimit }),
  output: z.object({ list: z.array(bankCard.extend({ player_id: z.string() })) }),
})

export const rejectBankCard = defineOperatorAction({
  name: 'reject-bank-card',
  room: 'cashier',
  summary: 'Reject a bank card in review; the player sees the message',
  permission: 'cards.review',
  fourEyes: { rule: 'none', why: 'a refusal gives nothing' },
  input: cardTarget.extend({ message: z.string().trim().min(1).max(200).optional() }),
  output: cardOutput,
})

export const setBank = defineOperatorAction({
  name: 'set-bank',
  room: 'cashier',
  summary: 'Add or rename a bank',
  permission: 'cards.banks',
  fourEyes: { rule: 'none', why: 'a name in a list' },
  input: z.object({
    bank_code: z.coerce.string().regex(/^\d{3}$/),
    name: z.string().trim().min(1).max(40),
    name_en: z.string().trim().max(60).default(''),
  }),
  output: z.object({ bank_code: z.string(), name: z.string(), name_en: z.string() }),
})

export const viewBankCard = defineOperatorRead({
  name: 'view-bank-card',
  room: 'cashier',
  summary: 'View a bank card with its photo and video',
  permission: 'cards.review',
  isRecorded: true,
  input: cardTarget,
  output: bankCard.extend({
    player_id: z.string(),
    /** Null when no name is verified any more. */
    verified_name: z.string().nullable(),
    photo_url: z.string(),
    video_url: z.string(),
  }),
  secrets: ['bank_num', 'holder_name', 'verified_name', 'photo_url', 'video_url'],
})

export const setDestinationRules = defineOperatorAction({
  name: 'set-destination-rules',
  room: 'cashier',
  summary: 'Set how many cards and addresses a player may have, and the waiting period of a new address',
  permission: 'cards.banks',
  fourEyes: { rule: 'always' },
  input: z.object({
    max_cards: z.coerce.number().int().min(1).max(50).optional(),
    max_addresses: z.coerce.number().int().min(1).max(100).optional(),
    address_wait_s: z.coerce
      .number()
      .int()
      .min(0)
      .max(30 * 86_400)
      .optional(),
  }),
  output: z
    .object({
      max_cards: z.number().int(),
      max_addresses: z.number().int(),
      address_wait_s: z.number().int(),
    })
    .partial(),
})
