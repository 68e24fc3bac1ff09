import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { endSession, useSession } from '../../../../shared/stores/session-store.ts'
import { okEnvelope, setUpTestServer } from '../../../../shared/testing/test-server.tsx'
import { showDepositPage } from '../../deposits/testing/deposit-info-fixture.tsx'
import { clearDraft, getDraft, updateDraft } from '../state/card-draft-store.ts'
import { bankCardList, card, completeDraft } from '../testing/bank-card-fixture.ts'
import { CardAccountPage } from './card-account-page.tsx'
import { CardBankPage } from './card-bank-page.tsx'
import { CardConfirmPage } from './card-confirm-page.tsx'
import { CardPhotoPage } from './card-photo-page.tsx'
import { CardVideoPage } from './card-video-page.tsx'

const ADD = '/api/bank/bindCard'
const OWNER = '100001'
const testServer = setUpTestServer()

beforeEach(() => {
  useSession.setState({ session: { token: 'token', socketUrl: '' } })
  testServer.answers['/api/bank/usercards'] = okEnvelope(bankCardList([]))
  testServer.answers['/api/user/info'] = okEnvelope({ user_id: OWNER })
  testServer.answers['/api/bank/banks'] = okEnvelope({
    list: [
      { bank_code: '004', name: '臺灣銀行' },
      { bank_code: '822', name: '中國信託' },
    ],
  })
  testServer.answers['/api/bank/branches'] = okEnvelope({ list: [] })
})
afterEach(() => {
  clearDraft()
  endSession()
})
const begin = (part: Partial<typeof completeDraft> = {}) =>
  updateDraft(OWNER, () => ({ ...completeDraft, ...part }))
const whereTo = () => testServer.go.mock.calls.map(([target]) => target)

describe('a step opened too early', () => {
  it.each([
    ['everything is missing', undefined, '/bank_identify'],
    ['the consent names another number', { bank_num: '980000000002' }, '/bank_video'],
  ])('redirects to the incomplete step: %s', async (_, part, target) => {
    if (part) begin(part)
    showDepositPage(<CardConfirmPage />)
    await waitFor(() => expect(testServer.go).toHaveBeenCalledWith(target, { replace: true }))
  })

  it('redirects to the start when the card limit is reached', async () => {
    begin()
    testServer.answers['/api/bank/usercards'] = okEnvelope(bankCardList([card, card, card, card, card]))
    showDepositPage(<CardConfirmPage />)
    await waitFor(() => expect(testServer.go).toHaveBeenCalledWith('/bind_bank_card', { replace: true }))
  })
})

describe('/step1', () => {
  it('finds the bank by code or name, and accepts a typed-in branch', async () => {
    begin({ bank_code: '', branch_name: '', video: undefined })
    showDepositPage(<CardBankPage />)
    fireEvent.click(await screen.findByRole('button', { name: '下一步' }))
    expect(screen.getByText('請選擇或輸入分行')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: '銀行' }))
    const sheet = within(await screen.findByRole('dialog', { name: '請選擇銀行' }))
    await sheet.findByRole('button', { name: /中國信託/ })
    fireEvent.change(sheet.getByRole('searchbox'), { target: { value: '\u53f0灣' } })
    expect(sheet.queryByRole('button', { name: /中國信託/ })).toBeNull()
    fireEvent.click(sheet.getByRole('button', { name: /臺灣銀行/ }))
    expect(await screen.findByRole('button', { name: '銀行: 臺灣銀行 004' })).toBeDefined()
    fireEvent.change(screen.getByLabelText('分行'), { target: { value: '總行' } })
    fireEvent.click(screen.getByRole('button', { name: '下一步' }))
    await waitFor(() => expect(whereTo()).toEqual(['/step2']))
    expect(getDraft(OWNER)).toMatchObject({ bank_code: '004', branch_name: '總行', branch_code: '' })
  })

  it('offers the known branches, or a typed-in one', async () => {
    begin({ branch_name: '' })
    const list = [{ branch_code: '0107', name: '南京東路分行', address: '台北市南京東路' }]
    testServer.answers['/api/bank/branches'] = okEnvelope({ list })
    showDepositPage(<CardBankPage />)
    const open = async () => fireEvent.click(await screen.findByRole('button', { name: /^分行/ }))
    await open()
    fireEvent.click(await screen.findByRole('button', { name: '南京東路分行' }))
    expect(getDraft(OWNER)).toMatchObject({
      branch_code: '0107',
      branch_name: '南京東路分行',
      bank_address: '台北市南京東路',
    })
    await open()
    fireEvent.click(await screen.findByRole('button', { name: '找不到分行？自行輸入' }))
    fireEvent.change(screen.getByLabelText('分行'), { target: { value: '新開分行' } })
    expect(getDraft(OWNER)).toMatchObject({ branch_code: '', branch_name: '新開分行', bank_address: '' })
  })
})

describe('/step2', () => {
  it('shows the verified name read-only and validates the number', async () => {
    const reading = { bank_num: '4111111111111111', bank_code: null, is_checked: true }
    begin({ bank_num: '4111111111111111', photo: { uploadId: 'photo-1', reading } })
    showDepositPage(<CardAccountPage />)
    const number = await screen.findByLabelText('帳號')
    expect(screen.getByLabelText('戶名')).toMatchObject({ value: '王○○', readOnly: true })
    expect(screen.getByText('由照片讀取，請核對每一位數字')).toBeDefined()
    expect(screen.getByText('檢查碼相符')).toBeDefined()
    fireEvent.change(number, { target: { value: '4111 1111 1111 1112' } })
    expect(screen.getByText('與照片讀到的 4111 1111 1111 1111 不同，請再核對')).toBeDefined()
    expect(screen.getByText(/檢查碼不符/)).toBeDefined()
    expect(getDraft(OWNER).bank_num).toBe('4111111111111112')
    fireEvent.change(number, { target: { value: '123' } })
    fireEvent.click(screen.getByRole('button', { name: '下一步' }))
    expect(await screen.findByText('帳號須為 10–16 位數字')).toBeDefined()
    expect(testServer.go).not.toHaveBeenCalled()
  })
})

describe('without a camera', () => {
  it.each([
    [
      'the photo',
      <CardPhotoPage key="photo" />,
      '開啟相機',
      '從相簿或檔案選擇',
      'image/jpeg,image/png,image/webp',
    ],
    [
      'the consent',
      <CardVideoPage key="video" />,
      '開啟相機',
      '選擇影片檔',
      'video/webm,video/mp4,video/quicktime',
    ],
  ])('%s can be chosen from a file', async (_, page, open, choose, accept) => {
    begin({ photo: { uploadId: 'photo-1', reading: null }, video: undefined })
    if (choose.includes('相簿')) clearDraft()
    showDepositPage(page)
    const button = await screen.findByRole('button', { name: open })
    fireEvent.click(button)
    expect(await screen.findByText('此瀏覽器無法使用相機，請改選檔案。')).toBeDefined()
    expect(screen.getByLabelText(choose)).toHaveProperty('accept', accept)
  })
})

describe('/step3', () => {
  const handIn = async () => {
    begin()
    showDepositPage(<CardConfirmPage />)
    fireEvent.click(await screen.findByRole('button', { name: '送出審核' }))
    expect(screen.getByText('請先勾選同意')).toBeDefined()
    // Lets the effects of the tap run.
    await act(async () => undefined)
    expect(testServer.sentTo(ADD)).toEqual([])
    fireEvent.click(screen.getByRole('checkbox'))
    fireEvent.click(screen.getByRole('button', { name: '送出審核' }))
  }

  it('shows the card, submits it after consent, and clears the draft', async () => {
    testServer.answers[ADD] = okEnvelope(card)
    await handIn()
    expect(screen.getByText('9800 0000 0001')).toBeDefined()
    await waitFor(() => expect(getDraft(OWNER).photo).toBeUndefined())
    expect(testServer.sentTo(ADD)).toEqual([
      {
        bank_code: '822',
        branch_code: null,
        branch_name: '敦南分行',
        bank_address: null,
        bank_num: '980000000001',
        photo_upload_id: 'photo-1',
        video_upload_id: 'video-1',
        has_consented: true,
      },
    ])
  })

  it.each([
    [{ code: 10051, msg: '此銀行卡已存在' }, /每個帳號只能綁定一次/, '檢查帳號', '#/step2?edit=1'],
    [{ code: 10074, msg: '銀行卡數量已達上限' }, /已達上限/, '查看我的銀行卡', '#/bank'],
    [{ code: 10086, msg: '請先完成實名認證' }, /請先完成/, '前往實名認證', '#/authentication'],
  ])('shows an error (%o) with its fix', async ({ code, msg }, words, label, address) => {
    testServer.answers[ADD] = { code, msg, data: null }
    await handIn()
    const alert = within((await screen.findByText(words)).parentElement ?? document.body)
    expect(alert.getByRole('link', { name: label }).getAttribute('href')).toBe(address)
    expect(getDraft(OWNER)).toEqual(completeDraft)
  })

  it('asks only for a missing photo again', async () => {
    const fields = [{ field: 'photo_upload_id', rule: 'upload_unknown', message: '請重新上傳檔案' }]
    testServer.answers[ADD] = { code: 400, msg: '', data: { fields } }
    await handIn()
    fireEvent.click(await screen.findByRole('link', { name: '重新上傳照片' }))
    expect(whereTo()).toEqual(['/bank_identify?edit=1'])
    expect(getDraft(OWNER)).toEqual({ ...completeDraft, photo: undefined })
  })
})
