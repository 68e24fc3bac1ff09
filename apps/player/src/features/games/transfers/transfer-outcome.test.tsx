import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { okEnvelope, renderPageAt, setUpTestServer } from '../../../shared/testing/test-server.tsx'
import { TransferOutcome } from './transfer-outcome.tsx'

const testServer = setUpTestServer()
const transfer = {
  reference: 'T26112100013',
  api_key: 'aurora_slots',
  platform_name: '極光電子',
  direction: 'in',
  amount: '800.00',
  created_at: '2026-11-21T07:20:00.000Z',
  updated_at: '2026-11-21T07:21:00.000Z',
}
function show(answer: unknown): void {
  testServer.answers['/api/game/transfer'] = answer
  renderPageAt(<TransferOutcome reference={transfer.reference} notFound={<p>lost</p>} />, { name: 'outcome' })
}

describe('a platform’s transfer on /wallet/outcome', () => {
  it.each([
    ['SENT', 'in', '處理中', /幾秒內回覆/, '詢問這筆訂單'],
    ['UNKNOWN', 'in', '查詢中', /系統會持續查詢/, '詢問這筆訂單'],
    ['MANUAL', 'in', '專人核對中', /正由專人與平台核對。款項已保留/, '詢問這筆訂單'],
    ['SUCCESS', 'out', '成功', /已回到主錢包/, '轉換餘額'],
    ['RELEASED', 'in', '已退回', /款項已退回主錢包，可以再試/, '轉換餘額'],
    ['FAILED', 'out', '未轉出', /款項仍在遊戲平台，可以再試/, '轉換餘額'],
  ])('%s %s is shown with what happens next', async (status, direction, label, next, way) => {
    show(okEnvelope({ ...transfer, status, direction }))
    expect(await screen.findByText(label)).toBeDefined()
    expect(screen.getByText(next)).toBeDefined()
    expect(screen.getByRole('link', { name: way })).toBeDefined()
    expect(screen.getByRole('button', { name: '複製 轉帳編號' })).toBeDefined()
  })

  it('shows not found', async () => {
    show({ code: 30404, msg: '查無訂單', data: null })
    expect(await screen.findByText('lost')).toBeDefined()
  })
})
