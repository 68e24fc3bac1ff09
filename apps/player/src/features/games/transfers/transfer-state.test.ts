import type { TransferStatus } from '@gamehall/contract/games'
import { describe, expect, it } from 'vitest'
import { signedAmount, transferState } from './transfer-state.ts'
import { transfersText } from './transfers-text.ts'

const text = transfersText['zh-TW']

describe('transfer state', () => {
  it.each([
    ['SENT', '處理中', '處理中'],
    ['UNKNOWN', '查詢中', '查詢中'],
    ['MANUAL', '專人核對中', '專人核對中'],
    ['SUCCESS', '成功', '成功'],
    ['FAILED', '已退回', '未轉出'],
    ['RELEASED', '已退回', '未轉出'],
  ] as const satisfies [TransferStatus, string, string][])(
    '%s is %s on the way in, %s on the way out',
    (status, wayIn, wayOut) => {
      expect(transferState(text, { status, direction: 'in' }).label).toBe(wayIn)
      expect(transferState(text, { status, direction: 'out' }).label).toBe(wayOut)
    },
  )

  it('shows a transfer to a platform as negative', () => {
    expect(signedAmount({ amount: '800.00', direction: 'in' })).toBe('-800.00')
    expect(signedAmount({ amount: '800.00', direction: 'out' })).toBe('800.00')
  })
})
