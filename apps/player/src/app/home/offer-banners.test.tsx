import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { useOfferBanners } from '../../features/rewards/index.ts'
import { HomeBanners } from '../../features/site/index.ts'
import { endSession, startSession } from '../../shared/stores/session-store.ts'
import { okEnvelope, setUpTestServer } from '../../shared/testing/test-server.tsx'

const testServer = setUpTestServer()
const offer = (id: string, is_featured: boolean) => ({
  id,
  title: `優惠 ${id}`,
  summary: '',
  art: 'fair',
  is_featured,
})
const banner = {
  id: '1',
  title: '橫幅',
  text: '',
  action: '',
  art: 'aurora',
  image: null,
  thumb: null,
  href: '/activityDetail/3',
  sort: 1,
}

function Home() {
  return <HomeBanners offers={useOfferBanners()} />
}
const show = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Home />
    </QueryClientProvider>,
  )
const targets = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

beforeEach(() => {
  testServer.answers['/api/banner/list'] = okEnvelope({ list: [banner] })
  const list = [offer('2', true), offer('3', true), offer('4', false)]
  testServer.answers['/api/activity/list'] = okEnvelope({ list, total: 3, page: 1, page_size: 50 })
})
afterEach(endSession)

it('shows featured offers after the operators’ banners, unless a banner leads to the offer already', async () => {
  show()
  await screen.findByRole('link', { name: /優惠 2/ })
  expect(targets()).toEqual(['#/activityDetail/3', '#/activityDetail/2'])
})

it('shows a test account no offers', async () => {
  startSession({ token: 't', socketUrl: '' })
  testServer.answers['/api/user/info'] = okEnvelope({ acc_of_type: 2 })
  const { findByRole } = show()
  await findByRole('link', { name: /橫幅/ })
  await expect.poll(targets).toEqual(['#/activityDetail/3'])
})
