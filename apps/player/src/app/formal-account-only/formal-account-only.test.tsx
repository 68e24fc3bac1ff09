import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { queryKeyOf } from '../../shared/api/use-call.ts'
import { type FormalAccountFeature, type PageTraits, pages } from '../../shared/navigation/paths.ts'
import { endSession, startSession } from '../../shared/stores/session-store.ts'
import { FormalAccountOnly } from './formal-account-only.tsx'

beforeEach(() => startSession({ token: 't', socketUrl: 'ws://test' }))
afterEach(() => endSession())

function show(accountType: 1 | 2, matter: FormalAccountFeature | undefined) {
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
  const open = Object.entries<PageTraits>(pages)
    .filter(([, traits]) => traits.formalOnly !== undefined)
    .map(([name, traits]) => `${name}: ${traits.formalOnly}`)
  expect(open).toEqual([
    'activityApply: offer',
    'vipMember: vip',
    'rebate: vip',
    'improveInformation: login',
    'deposit: deposit',
    'depositOrder: deposit',
    'withdraw: withdraw',
    'withdrawOrder: withdraw',
    'updatePassword: login',
    'bindPhone: login',
    'verifyPhoneCode: login',
    'bindEmail: login',
    'verifyEmailCode: login',
    'passkeys: login',
    'walletReceive: deposit',
    'walletSend: send',
    'walletExchange: exchange',
    'bank: card',
    'bindBankCard: card',
    'bankIdentify: card',
    'cardBank: card',
    'cardAccount: card',
    'bankVideo: card',
    'cardConfirm: card',
    'addresses: card',
  ])
})
