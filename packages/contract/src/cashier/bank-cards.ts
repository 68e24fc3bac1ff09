import { z } from 'zod'
import { BANK_CARD_FACES } from '../constants/index.ts'
import { defineCall } from '../core/call.ts'
import { instantText, nothing } from '../core/primitives.ts'

/** Review status of a card. Only an accepted card can be withdrawn to (§5). */
export const BANK_CARD_STATUSES = { underReview: 0, accepted: 1, rejected: 2 } as const
export const bankCardStatus = z.union([z.literal(0), z.literal(1), z.literal(2)])

/** A player's bank card (§3). The account number and holder name are masked; `face` selects its colours and icon (§9). */
export const bankCard = z.object({
  card_id: z.string(),
  bank_code: z.string(),
  bank_name: z.string(),
  branch_code: z.string().nullable(),
  branch_name: z.string().nullable(),
  bank_address: z.string().nullable(),
  bank_num: z.string(),
  holder_name: z.string(),
  face: z.number().int().min(1).max(BANK_CARD_FACES),
  status: bankCardStatus,
  reject_reason: z.string().nullable(),
  created_at: instantText,
})
export type BankCard = z.infer<typeof bankCard>

export const bankCode = z.string('required').regex(/^\d{3}$/, 'bank_unknown')

export const bank = z.object({ bank_code: z.string(), name: z.string() })
export type Bank = z.infer<typeof bank>

export const listBanks = defineCall({
  name: 'listBanks',
  room: 'cashier',
  path: '/bank/banks',
  auth: 'session',
  summary: 'Supported banks',
  request: z.object({}),
  response: z.object({ list: z.array(bank) }),
  errors: [],
})

/** The known branches of a bank. The player may also type in a branch that is not listed (§5). */
export const listBranches = defineCall({
  name: 'listBranches',
  room: 'cashier',
  path: '/bank/branches',
  auth: 'session',
  summary: 'A bank’s branches',
  request: z.object({ bank_code: bankCode }),
  response: z.object({
    list: z.array(z.object({ branch_code: z.string(), name: z.string(), address: z.string().nullable() })),
  }),
  errors: [],
})

export const listBankCards = defineCall({
  name: 'listBankCards',
  room: 'cashier',
  path: '/bank/usercards',
  auth: 'session',
  summary: 'The player’s bank cards',
  request: z.object({}),
  response: z.object({
    list: z.array(bankCard),
    max_count: z.number().int().positive(),
    /** The verified real name, masked. Every card must be in this name. Null before verification. */
    holder_name: z.string().nullable(),
  }),
  errors: [],
})

/**
 * Recognizes the account number and bank in an uploaded photo (OCR on the server). Unrecognized fields are null;
 * `is_checked` is true when the number has a valid Luhn check digit. 10324: the text engine is busy, which is not maintenance.
 */
export const recognizeBankCard = defineCall({
  name: 'recognizeBankCard',
  room: 'cashier',
  path: '/bank/usercards/identity',
  auth: 'session',
  summary: 'Recognize a bank card’s number and bank in its photo',
  request: z.object({ upload_id: z.string('required').min(1, 'required').max(64, 'too_long') }),
  response: z.object({
    bank_num: z.string().nullable(),
    bank_code: z.string().nullable(),
    is_checked: z.boolean(),
    confidence: z.number().min(0).max(1),
  }),
  errors: [10324],
})

/** Strips spaces and hyphens. Taiwanese account and card numbers have 10 to 16 digits. */
export const bankNumber = z
  .string('required')
  .transform((text) => text.replace(/[\s-]/g, ''))
  .pipe(z.string().regex(/^\d{10,16}$/, 'bank_account_format'))

const branchName = z
  .string('branch_required')
  .trim()
  .regex(/^[^\p{C}<>]{1,40}$/u, 'branch_required')

/** The account holder's name as the bank writes it. It must match the verified real name. */
export const holderName = z
  .string('required')
  .trim()
  .regex(/^[^\p{C}<>\d]{2,60}$/u, 'holder_format')

/**
 * Submits a card for review: bank, branch (by code, or typed in), account number, photo and consent video. The holder
 * is the verified real name; a `holder_name` in the request must match it. 10051 duplicate account number, 10074 too
 * many cards, 10086 real name not verified, 10099 upload already used.
 */
export const addBankCard = defineCall({
  name: 'addBankCard',
  room: 'cashier',
  path: '/bank/bindCard',
  auth: 'session',
  accounts: 'formal',
  isIdempotent: true,
  summary: 'Add a bank card for review',
  request: z.object({
    bank_code: bankCode,
    branch_code: z
      .string()
      .regex(/^\d{4,7}$/, 'branch_required')
      .nullish(),
    branch_name: branchName,
    bank_address: z.string().trim().max(120, 'too_long').nullish(),
    bank_num: bankNumber,
    holder_name: holderName.nullish(),
    photo_upload_id: z.string('required').min(1, 'required').max(64, 'too_long'),
    video_upload_id: z.string('required').min(1, 'required').max(64, 'too_long'),
    has_consented: z.literal(true, 'consent_required'),
  }),
  response: bankCard,
  errors: [10051, 10074, 10086, 10099],
})

/** Removes a card. 10040 while an open withdrawal goes to it. */
export const removeBankCard = defineCall({
  name: 'removeBankCard',
  room: 'cashier',
  path: '/bank/removeCard',
  auth: 'session',
  summary: 'Remove a bank card',
  request: z.object({ card_id: z.string('required').min(1, 'required').max(40, 'too_long') }),
  response: nothing,
  errors: [10040],
})
