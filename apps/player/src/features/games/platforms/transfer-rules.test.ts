import type { PlatformTransfer, TransferStatus } from '@gamehall/contract/games'
import { describe, expect, it } from 'vitest'
import { platformsText } from './platforms-text.ts'
import { platformTransferLimits, transferAmountError } from './transfer-rules.ts'
import { transferSteps } from './transfer-steps.ts'

const text = platformsText['zh-TW']
const platform = { balance: '812.60', min_transfer: '0.00', max_transfer: null }

describe('§5 transfer between the main wallet and a platform', () => {
  it('to a platform: up to the whole dollars of the main wallet', () => {
    expect(platformTransferLimits('in', '2400.99', platform)).toEqual({
      ...{ least: '1', most: '2400' },
      isCapped: false,
    })
  })

  it('is capped by the platform’s maximum, and starts at its minimum', () => {
    const limited = { ...platform, min_transfer: '50.00', max_transfer: '1000.00' }
    expect(platformTransferLimits('in', '2400.00', limited)).toEqual({
      ...{ least: '50', most: '1000' },
      isCapped: true,
    })
    expect(platformTransferLimits('in', '700.00', limited)).toEqual({
      ...{ least: '50', most: '700' },
      isCapped: false,
    })
  })

  it('back: up to the whole dollars at the platform, without a minimum', () => {
    expect(platformTransferLimits('out', '0.00', { ...platform, min_transfer: '100.00' })).toEqual({
      least: '1',
      most: '812',
      isCapped: false,
    })
  })

  it.each([
    ['', '請輸入轉換金額'],
    ['49', '轉換金額不可低於 50'],
    ['50', undefined],
    ['1000', undefined],
    ['1001', '轉換金額不可超過 1,000'],
  ])('returns the error of %s', (amount, error) => {
    expect(transferAmountError(text, amount, { least: '50', most: '1000', isCapped: true })).toBe(error)
  })

  it('names what is available when the balance is too low', () => {
    const limits = platformTransferLimits('in', '2400.99', platform)
    expect(transferAmountError(text, '2401', limits)).toBe('餘額不足，可轉換 2,400')
  })

  it('returns an error when there is nothing to transfer', () => {
    expect(transferAmountError(text, '', { least: '1', most: '0', isCapped: false })).toBe(text.none)
  })
})

describe('transfer steps', () => {
  const transfer = (status: TransferStatus, direction: 'in' | 'out' = 'in'): PlatformTransfer => ({
    reference: 'T1',
    api_key: 'aurora_slots',
    platform_name: '極光電子',
    direction,
    amount: '120.00',
    status,
    created_at: '2026-11-21T05:00:00.000Z',
    updated_at: '2026-11-21T05:00:09.000Z',
  })
  const shown = (status: TransferStatus, direction?: 'in' | 'out') =>
    transferSteps(text, transfer(status, direction)).map(({ state }) => state)

  it.each(['SENT', 'UNKNOWN', 'MANUAL'] as const)('%s is open', (status) => {
    expect(shown(status)).toEqual(['done', 'now', 'todo'])
  })

  it('shows the three results', () => {
    const last = (status: TransferStatus, direction: 'in' | 'out') =>
      transferSteps(text, transfer(status, direction)).at(-1)
    expect(shown('SUCCESS')).toEqual(['done', 'done', 'done'])
    expect(last('SUCCESS', 'in')?.title).toBe('存入遊戲平台')
    expect(last('SUCCESS', 'out')?.title).toBe('存入主錢包')
    expect(last('RELEASED', 'in')?.title).toBe('款項已退回主錢包')
    expect(last('FAILED', 'out')?.title).toBe('款項仍在遊戲平台')
    expect(shown('RELEASED')).toEqual(['done', 'failed', 'done'])
  })

  it('never shows an unknown transfer as failed', () => {
    expect(transferSteps(text, transfer('UNKNOWN'))[1]?.detail).toBe('平台尚未回覆，系統持續查詢中')
    expect(transferSteps(text, transfer('MANUAL'))[1]?.detail).toBe('正由專人與平台核對')
  })
})
