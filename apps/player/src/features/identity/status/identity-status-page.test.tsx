import { IDENTITY_REASONS, reasonTextOf } from '@gamehall/contract/identity'
import { currentToasts } from '@gamehall/ui/feedback/toast-store.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { installNavigator } from '../../../shared/navigation/navigator.ts'
import { okEnvelope } from '../../../shared/testing/test-server.tsx'
import { getLocalDraft, saveTypedValues, startLocalDraft } from '../steps/identity-draft-store.ts'
import {
  draft,
  notVerified,
  OWNER,
  setUpIdentityServer,
  showPage,
} from '../steps/testing/identity-fixture.tsx'
import { IdentityStatusPage } from './identity-status-page.tsx'
import { reasonAdviceText } from './reason-advice-text.ts'

const START = '/api/user/identity/start'
const DELETE = '/api/user/identity/delete'
const testServer = setUpIdentityServer()
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))

describe('not verified (§4: 0)', () => {
  it('explains the purpose and requirements, and starts with a Taiwan ID card', async () => {
    testServer.answers[START] = okEnvelope({ ...notVerified, draft })
    saveTypedValues(OWNER, { name: '舊的' })
    showPage(<IdentityStatusPage />)
    expect(await screen.findByText('完成實名認證，才能提款')).toBeDefined()
    expect(screen.getByText('加密保存，只有審核人員在需要時查看')).toBeDefined()
    await press('開始認證')
    await waitFor(() => expect(testServer.visitedPaths()).toEqual(['/id_discriminate']))
    expect(testServer.sentTo(START)).toEqual([{ issue_country: 'TW', document_type: 1 }])
    expect(getLocalDraft(OWNER).typed).toEqual({})
  })

  it('other countries require a passport; countries are searchable by name or code', async () => {
    testServer.answers[START] = okEnvelope({ ...notVerified, draft })
    showPage(<IdentityStatusPage />)
    await press('證件核發國家或地區: 臺灣')
    const sheet = within(await screen.findByRole('dialog', { name: '選擇國家或地區' }))
    const search = await sheet.findByRole('searchbox')
    expect(sheet.getAllByRole('button')[1]?.textContent).toBe('臺灣')
    fireEvent.change(search, { target: { value: 'jp' } })
    fireEvent.click(sheet.getByRole('button', { name: '日本' }))
    expect(screen.queryByRole('radio', { name: /身分證/ })).toBeNull()
    await press('開始認證')
    await waitFor(() => expect(testServer.sentTo(START)).toEqual([{ issue_country: 'JP', document_type: 3 }]))
  })

  it.each([
    [10092, '今日認證次數已達上限'],
    [403, '測試帳號無此權限'],
  ])('refused (%i) it stays, and says why', async (code, msg) => {
    testServer.answers[START] = { code, msg, data: null }
    showPage(<IdentityStatusPage />)
    await press('開始認證')
    expect(await screen.findByText(msg)).toBeDefined()
    expect(testServer.go).not.toHaveBeenCalled()
  })

  it.each([
    [10088, { status: 1, name: '王○○' }, '認證完成'],
    [10099, { status: 3, review_until: '2099-11-01T00:00:00.000Z' }, '資料已送出，審核中'],
    [10092, { left_today: 0 }, /今日認證次數已用完/],
  ] as const)(
    'refused (%i) for what another device did, it shows what is true now',
    async (code, now, seen) => {
      testServer.answers[START] = { code, msg: '已在其他裝置送出', data: null }
      showPage(<IdentityStatusPage />)
      await screen.findByRole('button', { name: '開始認證' })
      testServer.setIdentity(now)
      await press('開始認證')
      expect(await screen.findByText(seen)).toBeDefined()
    },
  )

  it('without a network it says so, and starts when there is one', async () => {
    Object.defineProperty(testServer.answers, START, {
      get: () =>
        testServer.sentTo(START).length === 1
          ? expect.fail('connection lost')
          : okEnvelope({ ...notVerified, draft }),
    })
    showPage(<IdentityStatusPage />)
    await press('開始認證')
    expect(await screen.findByText('網路發生錯誤，請檢查網路後再試')).toBeDefined()
    await press('開始認證')
    await waitFor(() => expect(testServer.visitedPaths()).toEqual(['/id_discriminate']))
  })

  it('§6: a test account cannot be verified', async () => {
    testServer.answers['/api/user/info'] = okEnvelope({ user_id: OWNER, acc_of_type: 2 })
    showPage(<IdentityStatusPage />)
    const way = await screen.findByRole('link', { name: '前往切換' })
    expect(way.getAttribute('href')).toBe('#/setting')
  })
})

describe('with a draft', () => {
  it.each([
    [{ has_front: false, has_reverse: false }, '下一步：拍攝證件', '/id_discriminate'],
    [{}, '下一步：核對資料', '/realname_info'],
    [{ is_confirmed: true }, '下一步：人臉辨識', '/face_tips'],
  ])('%o goes on where it was left', async (part, words, target) => {
    testServer.setIdentity({ draft: { ...draft, ...part } })
    showPage(<IdentityStatusPage />)
    expect(await screen.findByText(words)).toBeDefined()
    await press('繼續')
    expect(testServer.visitedPaths()).toEqual([target])
  })

  it('starts over only after a confirmation', async () => {
    testServer.setIdentity({ draft: { ...draft, document_type: 3, issue_country: 'JP' } })
    testServer.answers[START] = okEnvelope({ ...notVerified, draft })
    showPage(<IdentityStatusPage />)
    expect(await screen.findByText('護照（日本）')).toBeDefined()
    await press('重新開始')
    const question = within(await screen.findByRole('alertdialog'))
    expect(testServer.sentTo(START)).toEqual([])
    fireEvent.click(question.getByRole('button', { name: '重新開始' }))
    await press('證件核發國家或地區: 日本')
    expect(testServer.sentTo(START)).toEqual([])
    const sheet = within(await screen.findByRole('dialog', { name: '選擇國家或地區' }))
    fireEvent.click(sheet.getByRole('button', { name: '臺灣' }))
    expect(screen.getByRole('radio', { name: /護照/ })).toHaveProperty('checked', true)
    fireEvent.click(screen.getByRole('radio', { name: /居留證/ }))
    await press('開始認證')
    await waitFor(() => expect(testServer.sentTo(START)).toEqual([{ issue_country: 'TW', document_type: 2 }]))
    expect(testServer.visitedPaths()).toEqual(['/id_discriminate'])
  })

  it('the draft stays when starting over is cancelled', async () => {
    testServer.setIdentity({ draft })
    showPage(<IdentityStatusPage />)
    await press('重新開始')
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '重新開始' }))
    await press('返回原認證')
    expect(await screen.findByText('下一步：核對資料')).toBeDefined()
    expect(testServer.sentTo(START)).toEqual([])
  })

  it('a link to change its document opens the choice at once, says what is deleted, and leads back', async () => {
    testServer.setIdentity({ draft: { ...draft, document_type: 3 } })
    const back = vi.fn()
    installNavigator({ go: testServer.go, back })
    showPage(<IdentityStatusPage />, `replace=${draft.expires_at}`)
    expect(await screen.findByRole('radio', { name: /護照/ })).toHaveProperty('checked', true)
    expect(screen.getByText('開始後，已拍攝的照片與填寫的資料會刪除。')).toBeDefined()
    await press('返回原認證')
    expect(back).toHaveBeenCalledWith('/certificate', 1)
    fireEvent.click(screen.getByRole('radio', { name: /居留證/ }))
    const next = { ...draft, document_type: 2, expires_at: '2026-11-22T08:01:00.000Z' } as const
    testServer.answers[START] = okEnvelope({ ...notVerified, draft: next })
    testServer.setIdentity({ draft: next })
    await press('開始認證')
    expect(await screen.findByText('居留證（臺灣）'), 'the link is no longer about this one').toBeDefined()
    expect(testServer.sentTo(START)).toEqual([{ issue_country: 'TW', document_type: 2 }])
    expect(testServer.visitedPaths()).toEqual(['/id_discriminate'])
  })

  it('changing the document keeps the place from which the steps were opened', async () => {
    history.replaceState({ index: 3 }, '')
    testServer.setIdentity({ draft })
    testServer.answers[START] = okEnvelope({ ...notVerified, draft })
    startLocalDraft(OWNER, 1)
    showPage(<IdentityStatusPage />, `replace=${draft.expires_at}`)
    await press('開始認證')
    await waitFor(() => expect(testServer.visitedPaths()).toEqual(['/id_discriminate']))
    expect(getLocalDraft(OWNER).depth).toBe(1)
    history.replaceState(null, '')
  })

  it('is deleted after a confirmation, locally and on the server', async () => {
    testServer.setIdentity({ draft })
    testServer.answers[DELETE] = okEnvelope(notVerified)
    startLocalDraft(OWNER, 2)
    saveTypedValues(OWNER, { name: '王小明' })
    showPage(<IdentityStatusPage />)
    await press(/^刪除認證資料/)
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '刪除' }))
    expect(await screen.findByText('完成實名認證，才能提款')).toBeDefined()
    expect(getLocalDraft(OWNER).typed).toEqual({})
  })

  it('submitted elsewhere meanwhile, it is not deleted, and the page shows its state', async () => {
    testServer.setIdentity({ draft })
    testServer.answers[DELETE] = { code: 10040, msg: '訂單目前的狀態無法執行此操作', data: null }
    showPage(<IdentityStatusPage />)
    await press(/^刪除認證資料/)
    testServer.setIdentity({ status: 3, review_until: '2026-11-01T00:00:00.000Z' })
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '刪除' }))
    expect(await screen.findByText('資料已送出，審核中')).toBeDefined()
    expect(currentToasts().at(-1)?.text).toBe('資料正在審核，完成後才能刪除')
  })
})

describe('failed (§4: 2)', () => {
  const failed = { status: 2, decided_at: '2026-11-21T07:00:00.000Z' } as const

  it('shows each reason with advice, the reviewer’s note and the attempts left today', async () => {
    testServer.setIdentity({
      ...failed,
      reasons: ['document_glare', 'face_mismatch'],
      note: '請重拍正面',
      left_today: 2,
    })
    showPage(<IdentityStatusPage />)
    expect(await screen.findByText('照片有反光')).toBeDefined()
    expect(screen.getByText(/臉部與證件照片不符/)).toBeDefined()
    expect(screen.getByText('請重拍正面')).toBeDefined()
    expect(screen.getByText('今日還可送出 2 次')).toBeDefined()
    expect(screen.getByRole('button', { name: '重新認證' })).toHaveProperty('disabled', false)
  })

  it('every reason has a text and advice, in both languages, and whom to ask', async () => {
    testServer.setIdentity({ ...failed, reasons: [...IDENTITY_REASONS] })
    showPage(<IdentityStatusPage />)
    expect(await screen.findByText('證件上找不到大頭照')).toBeDefined()
    for (const reason of IDENTITY_REASONS) {
      expect(screen.getByText(reasonTextOf(reason, null)['zh-TW'])).toBeDefined()
      expect(screen.getByText(reasonAdviceText['zh-TW'][reason])).toBeDefined()
      expect(`${reasonTextOf(reason, null).en} ${reasonAdviceText.en[reason]}`).not.toMatch(/\p{Script=Han}/u)
    }
    expect(screen.getByRole('link', { name: '聯絡客服' }).getAttribute('href')).toBe('#/service')
    expect(screen.getByRole('button', { name: '重新認證' })).toHaveProperty('disabled', false)
  })

  it.each([
    [1, '拍到的是另一面', '請翻面後重拍。'],
    [3, '拍到的不是護照資料頁', '請翻到有照片的資料頁後重拍。'],
  ] as const)('document %s: what the wrong side is, and what to do about it', async (type, ...words) => {
    testServer.setIdentity({ ...failed, reasons: ['document_other_side'], failed_type: type })
    showPage(<IdentityStatusPage />)
    for (const said of words) expect(await screen.findByText(said)).toBeDefined()
  })

  it('without attempts left it says when to retry', async () => {
    testServer.setIdentity({ ...failed, left_today: 0 })
    showPage(<IdentityStatusPage />)
    const notice = await screen.findByText(/今日認證次數已用完/)
    const form = screen.getByRole('button', { name: /證件核發國家或地區/ })
    expect(notice.compareDocumentPosition(form), 'before what cannot be sent').toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
    expect(screen.getByRole('button', { name: '重新認證' })).toHaveProperty('disabled', true)
    expect(screen.getByText('未通過審核')).toBeDefined()
  })
})

it('under review (§4: 3) counts down to its end, says what works meanwhile, and offers no deletion', async () => {
  const until = new Date(Date.now() + 3_600_000).toISOString()
  testServer.setIdentity({ status: 3, submitted_at: '2026-11-21T07:20:00.000Z', review_until: until })
  showPage(<IdentityStatusPage />)
  expect((await screen.findByRole('timer')).textContent).toMatch(/^(01:00:00|00:59:5\d)$/)
  expect(screen.getByText('2026-11-21 15:20 送出')).toBeDefined()
  expect(screen.getByText('提款與新增銀行卡須等審核通過')).toBeDefined()
  expect(screen.queryByRole('button', { name: /^刪除認證資料/ })).toBeNull()
})

it('a review that is late says so instead of counting, and whom to ask', async () => {
  testServer.setIdentity({ status: 3, review_until: '2026-11-01T00:00:00.000Z' })
  showPage(<IdentityStatusPage />)
  expect(await screen.findByText(/審核時間已過/)).toBeDefined()
  expect(screen.getByRole('link', { name: '聯絡客服' }).getAttribute('href')).toBe('#/service')
  expect(screen.queryByRole('timer')).toBeNull()
})

it('verified (§4: 1) shows masks only, what it opened, and until when the photos are kept', async () => {
  testServer.setIdentity({
    status: 1,
    name: '王○○',
    id_number: 'A12*****89',
    decided_at: '2026-11-21T07:20:00.000Z',
    images_kept_until: '2031-11-20T07:20:00.000Z',
  })
  showPage(<IdentityStatusPage />)
  for (const words of ['王○○', 'A12*****89', '2026-11-21 15:20', '2031-11-20'])
    expect(await screen.findByText(words)).toBeDefined()
  expect(screen.getByRole('link', { name: '新增銀行卡' }).getAttribute('href')).toBe('#/bank')
})

it('a state that failed to load can be requested again', async () => {
  testServer.answers['/api/user/identity/info'] = { code: 500, msg: '壞了', data: null }
  showPage(<IdentityStatusPage />)
  await screen.findByText('壞了')
  testServer.setIdentity({})
  await act(async () => press('重試'))
  expect(await screen.findByText('完成實名認證，才能提款')).toBeDefined()
})
