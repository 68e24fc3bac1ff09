import type { CallName } from '@gamehall/contract'
import type { AccountType } from '@gamehall/contract/constants'
import { queryKeyOf } from '@gamehall/web-client/calls/use-call.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { allPages } from '../../shared/navigation/paths.ts'
import { endSession, startSession } from '../../shared/stores/session-store.ts'
import { FormalAccountOnly } from './formal-account-only.tsx'

beforeEach(() => startSession({ token: 't', socketUrl: 'ws://test' }))
afterEach(() => endSession())

function show(accountType: AccountType, call: CallName | undefined) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData(queryKeyOf('getUserInfo', {}), { acc_of_type: accountType })
  render(
    <QueryClientProvider client={client}>
      <FormalAccountOnly call={call}>
        <form aria-label="form" />
      </FormalAccountOnly>
    </QueryClientProvider>,
  )
}

it('shows a test account the reason instead of the form, with links out', async () => {
  show(2, 'createDeposit')
  expect(await screen.findByText('測試帳號不能存款')).toBeTruthy()
  expect(screen.queryByRole('form')).toBeNull()
  expect(screen.getByRole('link', { name: '切換回正式帳號' }).getAttribute('href')).toBe('#/setting')
})

it.each([
  [1, 'createDeposit'],
  [2, undefined],
  [2, 'listWallets'],
] as const)('lets account type %i through to a page for %s', (accountType, call) => {
  show(accountType, call)
  expect(screen.getByRole('form')).toBeTruthy()
})

it('covers every page whose form asks for money, contacts, cards or offers', () => {
  const open = allPages()
    .filter(([, traits]) => traits.submits !== undefined)
    .map(([name, traits]) => `${name}: ${traits.submits}`)
    .toSorted()
  expect(open).toEqual([
    'activityApply: applyForActivity',
    'addresses: addAddress',
    'bank: addBankCard',
    'bankIdentify: addBankCard',
    'bankVideo: addBankCard',
    'bindBankCard: addBankCard',
    'bindEmail: bindEmail',
    'bindPhone: bindPhone',
    'cardAccount: addBankCard',
    'cardBank: addBankCard',
    'cardConfirm: addBankCard',
    'deposit: createDeposit',
    'depositOrder: createDeposit',
    'improveInformation: improveInformation',
    'passkeys: addPasskey',
    'rebate: claimRebates',
    'updatePassword: setLoginPassword',
    'verifyEmailCode: bindEmail',
    'verifyPhoneCode: bindPhone',
    'vipMember: getSelfVipInfo',
    'walletExchange: exchangeCurrency',
    'walletReceive: getReceiveAddress',
    'walletSend: sendToPlayer',
    'withdraw: createWithdrawal',
    'withdrawOrder: createWithdrawal',
  ])
})
