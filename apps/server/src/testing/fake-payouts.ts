import { createHash } from 'node:crypto'
import type { PayoutRail, PayoutVendors } from '../providers/payouts/index.ts'
import { fakePayoutVendors } from './fake-vendors.ts'
import type { TestClock } from './test-clock.ts'

/** A rail's answer about its payouts from now on; `refused` applies to new payouts. */
export type FakePayoutAnswer =
  | 'refused'
  | 'pending'
  | 'transferred'
  | 'succeeded'
  | 'failed'
  | 'returned'
  | 'silence'

/** In-memory payout rails with answers set by the test; each payout is accepted at most once. */
export interface FakePayouts {
  readonly rails: PayoutVendors
  word: FakePayoutAnswer
  /** The references of accepted payouts. */
  readonly taken: ReadonlySet<string>
}

export const PAYOUT_GRACE_MS = 60_000
const EXPIRES_AFTER_MS = 86_400_000

export function createFakePayouts(clock: TestClock): FakePayouts {
  const taken = new Set<string>()
  const silence = { kind: 'unknown', cause: 'timeout' } as const
  const rail: PayoutRail = {
    notFoundGraceMs: PAYOUT_GRACE_MS,
    async send({ reference }) {
      if (taken.has(reference)) return { kind: 'duplicate' }
      if (fake.word === 'refused') return { kind: 'refused', reason: 'no such account' }
      taken.add(reference)
      return fake.word === 'silence' ? silence : { kind: 'accepted' }
    },
    async query({ reference }) {
      const { word } = fake
      if (word === 'silence') return silence
      if (!taken.has(reference)) return { kind: 'not_found' }
      if (word === 'refused') return { kind: 'pending' }
      return word === 'failed' || word === 'returned' ? { kind: word, reason: 'closed' } : { kind: word }
    },
  }
  const fake = {
    taken,
    word: 'pending' as FakePayoutAnswer,
    rails: fakePayoutVendors({
      'bank-payout': { ...rail, readNotice: () => ({ ok: false, error: 'malformed' }) as const },
      tron: {
        ...rail,
        prepare: async ({ reference }: { readonly reference: string }) => {
          const txid = createHash('sha256').update(reference).digest('hex')
          const expiresAt = new Date(clock.now().getTime() + EXPIRES_AFTER_MS)
          return { kind: 'prepared', prepared: { txid, signed: {}, expiresAt } } as const
        },
      },
    }),
  }
  return fake
}
