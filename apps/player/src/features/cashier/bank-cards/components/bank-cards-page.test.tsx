import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { okEnvelope, setUpTestServer } from '../../../../shared/testing/test-server.tsx'
import { showDepositPage } from '../../deposits/testing/deposit-info-fixture.tsx'
import { bankCardList, card } from '../testing/bank-card-fixture.ts'
import { BankCardsPage } from './bank-cards-page.tsx'
import { BindCardPage } from './bind-card-page.tsx'

const CARDS = '/api/bank/usercards'
const REMOVE = '/api/bank/removeCard'
const testServer = setUpTestServer()

describe('/bank', () => {
  it('shows the status of each card, and the reason of a rejection', async () => {
    const rejected = {
      ...card,
      card_id: 'card-2',
      bank_num: '**** 0002',
      status: 2,
      reject_reason: '照片模糊',
    } as const
    const accepted = { ...card, card_id: 'card-3', bank_num: '**** 0003', status: 1 } as const
    testServer.answers[CARDS] = okEnvelope(bankCardList([card, rejected, accepted]))
    showDepositPage(<BankCardsPage />)
    const find = (number: string) => within(screen.getByRole('article', { name: `中國信託 ${number}` }))
    await screen.findByText('已新增 3 / 5 張')
    expect(find('**** 0001').getByText('審核中')).toBeDefined()
    expect(find('**** 0002').getByText('原因：照片模糊')).toBeDefined()
    expect(find('**** 0002').getByRole('link').getAttribute('href')).toBe('#/bind_bank_card')
    expect(find('**** 0003').getByText('可提款')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: '新增銀行卡' }))
    expect(testServer.go.mock.calls[0]?.[0]).toBe('/bind_bank_card')
  })

  it('disables adding at the limit (10074), and removes a card after confirmation', async () => {
    const list = [1, 2, 3, 4, 5].map((id) => ({ ...card, card_id: `card-${id}`, bank_num: `**** 000${id}` }))
    testServer.answers[CARDS] = okEnvelope(bankCardList(list))
    testServer.answers[REMOVE] = okEnvelope({})
    showDepositPage(<BankCardsPage />)
    expect(await screen.findByText('最多可綁定 5 張銀行卡，請先移除不再使用的卡片。')).toBeDefined()
    expect(screen.getByRole('button', { name: '新增銀行卡' })).toHaveProperty('disabled', true)
    fireEvent.click(screen.getAllByRole('button', { name: '移除' })[1] ?? document.body)
    expect(testServer.sentTo(REMOVE)).toEqual([])
    const sure = await screen.findByRole('alertdialog')
    fireEvent.click(within(sure).getByRole('button', { name: '移除' }))
    await waitFor(() => expect(testServer.sentTo(REMOVE)).toEqual([{ card_id: 'card-2' }]))
  })

  it('links to verification without a verified name (10086)', async () => {
    testServer.answers[CARDS] = okEnvelope(bankCardList([], null))
    showDepositPage(<BankCardsPage />)
    expect((await screen.findByRole('link', { name: '前往實名認證' })).getAttribute('href')).toBe(
      '#/authentication',
    )
    expect(screen.getByRole('button', { name: '新增銀行卡' })).toHaveProperty('disabled', true)
  })
})

describe('/bind_bank_card', () => {
  it.each([
    [bankCardList([], null), '前往實名認證', '#/authentication'],
    [
      bankCardList([1, 2, 3, 4, 5].map((id) => ({ ...card, card_id: `card-${id}` }))),
      '查看我的銀行卡',
      '#/bank',
    ],
  ])('shows the blocking reason with its fix', async (cards, label, address) => {
    testServer.answers[CARDS] = okEnvelope(cards)
    showDepositPage(<BindCardPage />)
    expect((await screen.findByRole('link', { name: label })).getAttribute('href')).toBe(address)
    expect(screen.queryByRole('button', { name: '開始' })).toBeNull()
  })
})
