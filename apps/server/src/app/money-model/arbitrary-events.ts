import type { Currency } from '@gamehall/money'
import fc from 'fast-check'
import type { FakeProviderFault } from '../../testing/fake-game-provider.ts'
import { OFFERS, type PlayerName, type Step } from './money-model.ts'
import { currencyOf, type WithdrawalFate, type WithdrawalMethod } from './withdrawal-model.ts'

const who = fc.constantFrom<PlayerName>('ann', 'bob')
const currency = fc.constantFrom<Currency>('TWD', 'USDT')
const cents = fc.bigInt(1n, 300_00n)
const kind = <Kind extends Step['do']>(name: Kind) => fc.constant(name)
const spoils: readonly FakeProviderFault[] = [
  'lost',
  'lost_after_apply',
  'pending',
  'MAINTENANCE',
  'DUPLICATE',
]

/** TWD cents, or thousandths of a USDT: smaller amounts exchange to zero. */
const amountOf = (of: Currency, count: bigint): bigint => (of === 'TWD' ? count : count * 1_000n)
const way = fc.constantFrom<WithdrawalMethod>('bank', 'usdt', 'usdt_wallet')
const fate = fc.oneof(
  { weight: 2, arbitrary: fc.constant<WithdrawalFate>('approve') },
  { weight: 2, arbitrary: fc.constantFrom<WithdrawalFate>('succeeded', 'transferred') },
  {
    weight: 3,
    arbitrary: fc.constantFrom<WithdrawalFate>(
      'reject',
      'cancel',
      'refused',
      'pending',
      'failed',
      'returned',
      'silence',
    ),
  },
)

const withdrawing = fc
  .record({ do: kind('withdraw'), who, way, count: fc.bigInt(1n, 120n) })
  .map(({ count, ...rest }) => ({
    ...rest,
    amount: currencyOf(rest.way) === 'TWD' ? count * 100n : count * 100_000n,
  }))
const fateOf = (whose: fc.Arbitrary<PlayerName>, which: fc.Arbitrary<WithdrawalFate>) =>
  fc.record({ do: kind('fate'), who: whose, pick: fc.nat({ max: 3 }), fate: which })

const other = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      do: kind('deposit'),
      who,
      method: fc.constantFrom('atm' as const, 'cvs' as const),
      dollars: fc.bigInt(33n, 300n),
      extra: fc.constantFrom(0n, 0n, 0n, 7n),
      isApproved: fc.boolean(),
    }),
  },
  fc.record({
    do: kind('deposit_usdt'),
    who,
    hasOrder: fc.boolean(),
    amount: fc.bigInt(1_000_000n, 20_000_000n),
  }),
  {
    weight: 2,
    arbitrary: fc
      .record({ do: kind('send'), who, currency, count: cents })
      .map(({ count, ...rest }) => ({ ...rest, amount: amountOf(rest.currency, count) })),
  },
  fc.record({
    do: kind('adjust'),
    who,
    currency: fc.constant<Currency>('TWD'),
    amount: fc.bigInt(-200_00n, 200_00n).filter((amount) => amount !== 0n),
    washPercent: fc.constantFrom(0, 33, 100),
  }),
  fc
    .record({ do: kind('exchange'), who, from: currency, count: cents })
    .map(({ count, ...rest }) => ({ ...rest, amount: amountOf(rest.from, count) })),
  fc.record({ do: kind('bonus'), who, offer: fc.nat({ max: OFFERS.length - 1 }) }),
  fc.record({ do: kind('forfeit'), who, pick: fc.nat({ max: 3 }) }),
  fc.record({
    do: kind('bet'),
    who,
    betId: fc.constantFrom('1', '2', '3', '4'),
    valid: cents,
    isVoid: fc.boolean(),
  }),
  fc.record({ do: kind('transfer_in'), who: fc.constant<PlayerName>('ann'), dollars: fc.bigInt(1n, 200n) }),
  fc.record({ do: kind('transfer_out'), who: fc.constant<PlayerName>('ann') }),
  fc.record({ do: kind('play'), who: fc.constant<PlayerName>('ann'), change: fc.bigInt(-50_00n, 50_00n) }),
)

/** A step, the statement after which its first try crashes (null: no crash), and the platform's fault meanwhile. */
const dying = {
  diesAfter: fc.option(fc.nat({ max: 45 }), { freq: 2 }),
  spoil: fc.option(fc.constantFrom(...spoils), { freq: 3 }),
}
const eventOf = <Drawn>(step: fc.Arbitrary<Drawn>) => fc.record({ step, ...dying })

/** A withdrawal and its later outcome; other steps may run in between. */
const withdrawal = eventOf(withdrawing).chain((begun) => {
  const { who } = begun.step
  const fates = fc.array(eventOf(fateOf(fc.constant(who), fate)), { minLength: 1, maxLength: 4 })
  // Most are approved first, because a rejection ends the order.
  const approval = eventOf(fateOf(fc.constant(who), fc.constant('approve')))
  return fc
    .tuple(fc.array(approval, { maxLength: 1 }), fates)
    .map(([approvals, others]) => [begun, ...approvals, ...others])
})
const one = eventOf(fc.oneof({ weight: 5, arbitrary: other }, fateOf(who, fate))).map((event) => [event])

/** Sequences of steps of two players. */
export const arbitraryEvents = fc
  .array(fc.oneof({ weight: 3, arbitrary: one }, { weight: 1, arbitrary: withdrawal }), {
    minLength: 3,
    maxLength: 14,
  })
  .map((list) => list.flat())
