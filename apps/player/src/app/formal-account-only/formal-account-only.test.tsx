import type { AccountType } from '@gamehall/contract/constants'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { queryKeyOf } from '../../shared/api/use-call.ts'
import type { FormalAccountFeature } from '../../shared/navigation/page-route.ts'
import { allPages } from '../../shared/navigation/paths.ts'
import { endSession, startSession } from '../../shared/stores/session-store.ts'
import { FormalAccountOnly } from './formal-account-only.tsx'

beforeEach(() => startSession({ token: 't', socketUrl: 'ws://test' }))
afterEach(() => endSession())

function show(accountType: AccountType, matter: FormalAccountFeature | undefined) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData(queryKeyOf('getUserInfo', {}), { acc_of_type: accountType })
  render(
    <QueryClientProvider client={client}>
      <FormalAccountOnly matter={matter}>
        <form aria-label="form" />
      </FormalAccountOnly>
    </QueryClientProvider>,
  )
}

it('shows a test account the reason instead of the form, with links out', async () => {
  show(2, 'deposit')
  expect(await screen.findByText('測試帳號不能存款')).toBeTruthy()
  expect(screen.queryByRole('form')).toBeNull()
  expect(screen.getByRole('link', { name: '切換回正式帳號' }).getAttribute('href')).toBe('#/setting')
})

it.each([
  [1, 'deposit'],
  [2, undefined],
] as const)('lets account type %i through to a page for %s', (accountType, matter) => {
  show(accountType, matter)
  expect(screen.getByRole('form')).toBeTruthy()
})

it('covers every page whose form asks for money, contacts, cards or offers', () => {
  const open = allPages()
    .filter(([, traits]) => traits.formalOnly !== undefined)
    .map(([name, traits]) => `${name}: ${traits.formalOnly}`)
    .toSorted()
  expect(open).toEqual([
    'activityApply: offer',
    'addresses: card',
    'bank: card',
    'bankIdentify: card',
    'bankVideo: card',
    'bindBankCard: card',
    'bindEmail: login',
    'bindPhone: login',
    'cardAccount: card',
    'cardBank: card',
    'cardConfirm: card',
    'deposit: deposit',
    'depositOrder: deposit',
    'improveInformation: login',
    'passkeys: login',
    'rebate: vip',
    'updatePassword: login',
    'verifyEmailCode: login',
    'verifyPhoneCode: login',
    'vipMember: vip',
    'walletExchange: exchange',
    'walletReceive: deposit',
    'walletSend: send',
    'withdraw: withdraw',
    'withdrawOrder: withdraw',
  ])
})
