import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { okEnvelope, renderPageAt, setUpTestServer } from '../../../shared/testing/test-server.tsx'
import { ServiceChatPage } from './service-chat-page.tsx'

const SEND = '/api/sys/customer/send'
const testServer = setUpTestServer()

beforeEach(() => {
  testServer.answers['/api/sys/customer'] = okEnvelope({ hours: '24', is_open: true, channels: [] })
  testServer.answers['/api/sys/customer/messages'] = okEnvelope({
    list: [],
    total: 0,
    page: 1,
    page_size: 30,
    next_cursor: null,
  })
  testServer.answers['/api/sys/customer/conversation'] = okEnvelope({
    unread_count: 0,
    seen_message_id: null,
  })
  testServer.answers[SEND] = okEnvelope({})
})

const show = (query = '') =>
  renderPageAt(<ServiceChatPage />, {
    name: 'serviceChat',
    path: '/service/chat',
    query: new URLSearchParams(query),
  })
const say = async (words: string) => {
  fireEvent.change(screen.getByRole('textbox', { name: '輸入訊息' }), { target: { value: words } })
  fireEvent.click(screen.getByRole('button', { name: '傳送' }))
  await waitFor(() => expect(testServer.sentTo(SEND).at(-1)).toMatchObject({ text: words }))
  return testServer.sentTo(SEND).at(-1)
}

describe('/service/chat', () => {
  it('attaches the order from the query to the first message only', async () => {
    show('about=withdrawal&id=W26112100000001')
    const order = screen.getByRole('link', { name: /提款訂單.*W26112100000001/ })
    expect(order.getAttribute('href')).toBe('#/order/newWithdraw?order_no=W26112100000001')
    expect(await say('還沒到帳')).toMatchObject({ about: { kind: 'withdrawal', id: 'W26112100000001' } })
    expect(await say('請問？')).not.toHaveProperty('about')
  })

  it('lets the player drop the order and choose a topic', async () => {
    show('about=bet&id=aurora_slots/1')
    fireEvent.click(screen.getByRole('button', { name: '不附上這筆訂單' }))
    fireEvent.click(screen.getByRole('button', { name: '優惠與返水' }))
    const sent = await say('怎麼領？')
    expect(sent).toMatchObject({ topic: 'reward' })
    expect(sent).not.toHaveProperty('about')
  })

  it('cuts nothing that is typed: counts from 900 on, and refuses more than 1,000 characters', async () => {
    show()
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: '輸入訊息' })
    const type = (value: string) => fireEvent.change(field, { target: { value } })
    const press = () => fireEvent.click(screen.getByRole('button', { name: '傳送' }))
    expect(field.maxLength).toBe(-1)
    type('字'.repeat(899))
    expect(screen.queryByText(/字$/, { selector: 'span' })).toBeNull()
    type(`${'字'.repeat(900)}\n`)
    expect(screen.getByText('900／1,000 字')).toBeDefined()
    expect(field.getAttribute('aria-invalid')).toBeNull()
    const long = '🎲'.repeat(1001)
    type(long)
    expect(screen.getByText('1,001／1,000 字')).toBeDefined()
    expect(screen.getByText('訊息最多 1,000 個字，請縮短後再傳送').getAttribute('role')).toBe('alert')
    press()
    fireEvent.keyDown(field, { key: 'Enter' })
    expect(field.value).toBe(long)
    expect(testServer.sentTo(SEND)).toEqual([])
    const most = '🎲'.repeat(1000)
    expect(await say(most)).toMatchObject({ text: most })
    expect(field.value).toBe('')
  })

  it('takes a topic from the query; ignores unknown values', async () => {
    show('topic=account')
    expect(screen.getByRole('button', { name: '帳號與安全' }).getAttribute('aria-pressed')).toBe('true')
  })
})
