import { installCallReactions } from '@gamehall/web-client/calls/call.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { okEnvelope } from '../../../shared/testing/test-server.tsx'
import { getLocalDraft, savePhoto } from '../steps/identity-draft-store.ts'
import {
  draft,
  notVerified,
  OWNER,
  reading,
  setUpIdentityServer,
  showPage,
} from '../steps/testing/identity-fixture.tsx'
import { ConfirmIdentityPage } from './confirm-identity-page.tsx'
import { toRocDate } from './roc-date.ts'

const CONFIRM = '/api/user/identity/confirm'
const testServer = setUpIdentityServer()
const submit = () => fireEvent.click(screen.getByRole('button', { name: '確認無誤，下一步' }))
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

beforeEach(() => testServer.setIdentity({ draft }))

describe('/realname_info', () => {
  it('shows the read data, marks what was hard to read, and adds ROC dates', async () => {
    showPage(<ConfirmIdentityPage />)
    expect(await screen.findByLabelText('身分證字號')).toHaveProperty('value', 'A123456789')
    expect(screen.getByLabelText('性別')).toHaveProperty('value', '1')
    expect(screen.getByText('民國 79 年 5 月 12 日')).toBeDefined()
    expect(screen.getByText(/有 1 項看不清楚/)).toBeDefined()
    expect(screen.getByText('照片上不夠清楚，請核對')).toBeDefined()
    type('姓名', '王曉明')
    expect(screen.queryByText('照片上不夠清楚，請核對')).toBeNull()
  })

  it('keeps only the player’s corrections in the tab', async () => {
    showPage(<ConfirmIdentityPage />)
    await screen.findByLabelText('姓名')
    type('姓名', '王曉明')
    type('地址（選填）', '臺北市')
    expect(getLocalDraft(OWNER).typed).toEqual({ name: '王曉明', address: '臺北市' })
  })

  it('shows an address whole, and takes its lines as one', async () => {
    showPage(<ConfirmIdentityPage />)
    const address = await screen.findByLabelText('地址（選填）')
    expect(address.tagName).toBe('TEXTAREA')
    type('地址（選填）', '臺北市大安區\n和平東路 1 號')
    expect(address).toHaveProperty('value', '臺北市大安區 和平東路 1 號')
  })

  it('submits the data and opens the face step', async () => {
    testServer.answers[CONFIRM] = okEnvelope({ ...notVerified, draft: { ...draft, is_confirmed: true } })
    showPage(<ConfirmIdentityPage />)
    await screen.findByLabelText('姓名')
    submit()
    await waitFor(() => expect(testServer.visitedPaths()).toEqual(['/face_tips']))
    expect(testServer.sentTo(CONFIRM)).toEqual([
      expect.objectContaining({
        name: '王小明',
        id_number: 'A123456789',
        gender: 1,
        birth_date: '1990-05-12',
        issue_date: '2015-03-02',
        address: null,
        spouse: null,
      }),
    ])
  })

  it.each([
    ['身分證字號', 'A123456788', '證件號碼的檢查碼不符，請逐字核對'],
    ['性別', '2', '性別與證件號碼不符'],
    ['發證日期', '', '此欄位必填'],
  ])('%s as "%s" is found before it is sent', async (label, value, words) => {
    showPage(<ConfirmIdentityPage />)
    await screen.findByLabelText(label)
    type(label, value)
    submit()
    expect(await screen.findByText(words)).toBeDefined()
    expect(document.activeElement).toBe(screen.getByLabelText(label))
    expect(testServer.sentTo(CONFIRM)).toEqual([])
  })

  it.each([10076, 10077])(
    'a number of somebody else (%i) is said beside it, with whom to ask',
    async (code) => {
      testServer.answers[CONFIRM] = { code, msg: '此證件號碼已被使用', data: null }
      showPage(<ConfirmIdentityPage />)
      await screen.findByLabelText('姓名')
      submit()
      expect(await screen.findByText('此證件號碼已被使用')).toBeDefined()
      const way = screen.getByRole('link', { name: '若不是您本人所為，請聯絡客服' })
      expect(way.getAttribute('href')).toBe('#/service')
      expect(screen.getByLabelText('姓名')).toHaveProperty('value', '王小明')
    },
  )

  it('when too many numbers were checked it says so, keeps what was typed, and can be sent again', async () => {
    testServer.answers[CONFIRM] = { code: 10145, msg: '操作過於頻繁，請稍後再試', data: null }
    showPage(<ConfirmIdentityPage />)
    await screen.findByLabelText('姓名')
    type('姓名', '王曉明')
    submit()
    expect(await screen.findByText('核對次數太多了，請約一小時後再試。填寫的內容會保留。')).toBeDefined()
    expect(screen.getByLabelText('姓名')).toHaveProperty('value', '王曉明')
    testServer.answers[CONFIRM] = okEnvelope({ ...notVerified, draft: { ...draft, is_confirmed: true } })
    submit()
    await waitFor(() => expect(testServer.visitedPaths()).toEqual(['/face_tips']))
  })

  it('when the connection is lost the app says so, what was typed stays, and it can be sent again', async () => {
    const onError = vi.fn()
    installCallReactions({ onError, onSessionLost: vi.fn(), onSiteClosed: vi.fn(), onRefused: vi.fn() })
    const next = okEnvelope({ ...notVerified, draft: { ...draft, is_confirmed: true } })
    Object.defineProperty(testServer.answers, CONFIRM, {
      get: () => (testServer.sentTo(CONFIRM).length === 1 ? expect.fail('connection lost') : next),
    })
    showPage(<ConfirmIdentityPage />)
    await screen.findByLabelText('姓名')
    type('姓名', '王曉明')
    submit()
    await waitFor(() => expect(onError).toHaveBeenCalledWith(expect.objectContaining({ kind: 'network' })))
    expect(screen.getByLabelText('姓名')).toHaveProperty('value', '王曉明')
    submit()
    await waitFor(() => expect(testServer.visitedPaths()).toEqual(['/face_tips']))
  })

  it('a server error about a field is shown beside it', async () => {
    const fields = [{ field: 'birth_date', rule: 'age_minimum_document', message: '年滿 18 歲才能通過認證' }]
    testServer.answers[CONFIRM] = { code: 400, msg: '', data: { fields } }
    showPage(<ConfirmIdentityPage />)
    await screen.findByLabelText('姓名')
    submit()
    expect(await screen.findByText('年滿 18 歲才能通過認證')).toBeDefined()
  })

  it('a missing attempt has its own message and clears the draft', async () => {
    testServer.answers[CONFIRM] = { code: 10040, msg: '訂單目前的狀態無法執行此操作', data: null }
    showPage(<ConfirmIdentityPage />)
    await screen.findByLabelText('姓名')
    type('姓名', '王曉明')
    submit()
    expect(await screen.findByText(/這次認證已逾期，或已在其他裝置重新開始/)).toBeDefined()
    expect(screen.queryByText(/訂單/)).toBeNull()
    fireEvent.click(screen.getByRole('link', { name: '查看認證狀態' }))
    expect(testServer.go).toHaveBeenCalledWith('/authentication', { replace: true })
    expect(getLocalDraft(OWNER).typed).toEqual({})
  })

  it('leads back to the camera when nothing was read on the front', async () => {
    testServer.answers['/api/user/identity/read'] = okEnvelope({ ...reading, fields: {} })
    showPage(<ConfirmIdentityPage />)
    expect(await screen.findByText('身分證正面沒有讀到資料')).toBeDefined()
    expect(screen.getByRole('link', { name: '重拍正面' }).getAttribute('href')).toContain('retake=front')
    expect(screen.queryByRole('link', { name: '改選證件' })).toBeNull()
    expect(screen.queryByLabelText('姓名')).toBeNull()
  })

  it('leads to the choice of the document when the front shows another kind', async () => {
    const other = { ...reading, fields: {}, front_reasons: ['document_other_type'] }
    testServer.answers['/api/user/identity/read'] = okEnvelope(other)
    showPage(<ConfirmIdentityPage />)
    const way = await screen.findByRole('link', { name: '改選證件' })
    expect(way.getAttribute('href')).toContain('/authentication?replace=')
    expect(screen.getByRole('link', { name: '重拍正面' })).toBeDefined()
  })

  it('says that the document is being read while it is', async () => {
    testServer.answers['/api/user/identity/read'] = new Promise(() => {})
    showPage(<ConfirmIdentityPage />)
    expect(await screen.findByText('正在讀取證件上的文字')).toBeDefined()
  })

  it('photos that cannot be read for the moment can be asked for again', async () => {
    const READ = '/api/user/identity/read'
    testServer.answers[READ] = { code: 10145, msg: '操作過於頻繁，請稍後再試', data: null }
    showPage(<ConfirmIdentityPage />)
    expect(await screen.findByText('操作過於頻繁，請稍後再試')).toBeDefined()
    testServer.answers[READ] = okEnvelope(reading)
    fireEvent.click(screen.getByRole('button', { name: '重試' }))
    expect(await screen.findByLabelText('姓名')).toBeDefined()
  })

  it('photos of a missing attempt are not reloaded repeatedly', async () => {
    testServer.answers['/api/user/identity/read'] = {
      code: 10040,
      msg: '訂單目前的狀態無法執行此操作',
      data: null,
    }
    showPage(<ConfirmIdentityPage />)
    expect(await screen.findByRole('link', { name: '查看認證狀態' })).toBeDefined()
    expect(screen.queryByText(/訂單/)).toBeNull()
  })

  it('renews expired photo links each time', async () => {
    const READ = '/api/user/identity/read'
    showPage(<ConfirmIdentityPage />)
    const photo = await screen.findByAltText('正面')
    for (const address of ['/second.jpg', '/third.jpg']) {
      testServer.answers[READ] = okEnvelope({ ...reading, front_url: address })
      fireEvent.error(photo)
      await waitFor(() => expect(photo.getAttribute('src')).toBe(address))
      fireEvent.load(photo)
    }
    fireEvent.error(photo)
    await waitFor(() => expect(testServer.sentTo(READ)).toHaveLength(4))
    fireEvent.error(photo)
    type('姓名', '王曉明')
    expect(testServer.sentTo(READ), 'a photo that stays broken is left alone').toHaveLength(4)
  })

  it('opened too early it redirects to the missing step', async () => {
    savePhoto(OWNER, 'front', { uploadId: 'a', picture: new Blob() })
    showPage(<ConfirmIdentityPage />)
    await waitFor(() => expect(testServer.go).toHaveBeenCalledWith('/certificate', { replace: true }))
  })

  it('requires the fields that were not read', async () => {
    const { issue_date: _, ...fields } = reading.fields
    testServer.answers['/api/user/identity/read'] = okEnvelope({ ...reading, fields })
    showPage(<ConfirmIdentityPage />)
    expect(await screen.findByText('照片上沒有讀到，請填寫')).toBeDefined()
  })
})

it.each([
  ['2026-11-21', { year: 115, month: 11, day: 21 }],
  ['1912-01-01', { year: 1, month: 1, day: 1 }],
  ['1911-12-31', undefined],
  ['', undefined],
])('%s in ROC years', (day, date) => expect(toRocDate(day)).toEqual(date))
