import { MAX_MINOR } from '@gamehall/money'
import { canonicalJson, hashInput, isStorableText } from '../input-hash.ts'
import type { Leg, PostFailure, Posting } from './posting.ts'

const MAX_LEGS = 100

/** A validated posting with its serialized metadata and input hash. */
export type PreparedPosting = { ok: true; posting: Posting; metadata: string; hash: string }

/** Whether a text is a valid key: 1 to `maxLength` characters that PostgreSQL can store. */
export function isValidKey(key: string, maxLength = 200): boolean {
  return key.length >= 1 && key.length <= maxLength && isStorableText(key)
}

function invalid(reason: string): PostFailure {
  return { ok: false, error: 'invalid', reason }
}

function isLeg({ account, amountMinor }: Leg): boolean {
  return isValidKey(account) && amountMinor !== 0n && amountMinor <= MAX_MINOR && amountMinor >= -MAX_MINOR
}

/** Validates the fields and hashes the input, without the database. The hash leaves out `at`, which differs in a retry. */
export function preparePosting(posting: Posting): PreparedPosting | PostFailure {
  const { key, kind, legs, hold } = posting
  if (!isValidKey(key)) return invalid('key')
  if (!isValidKey(kind, 60)) return invalid('kind')
  if (hold !== undefined && !isValidKey(hold)) return invalid('hold')
  if (Number.isNaN(posting.at.getTime())) return invalid('at')
  if (legs.length < 2 || legs.length > MAX_LEGS || !legs.every(isLeg)) return invalid('legs')
  const metadata = canonicalJson(posting.metadata ?? {})
  if (metadata === undefined) return invalid('metadata')
  const legTexts = legs.flatMap((leg) => [leg.account, leg.amountMinor.toString()])
  return { ok: true, posting, metadata, hash: hashInput([kind, metadata, hold ?? '', ...legTexts]) }
}
