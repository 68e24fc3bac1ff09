import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { okEnvelope } from '../../../shared/testing/test-server.tsx'
import { reasonAdviceText } from '../status/reason-advice-text.ts'
import { getLocalDraft, savePhoto } from '../steps/identity-draft-store.ts'
import { draft, OWNER, reading, setUpIdentityServer, showPage } from '../steps/testing/identity-fixture.tsx'
import { DocumentReadingPage } from './document-reading-page.tsx'

const READ = '/api/user/identity/read'
const testServer = setUpIdentityServer()
const picture = new Blob(['photo'], { type: 'image/jpeg' })

/** The answer while so many players are ahead. */
const queuedBehind = (ahead: number) => ({
  code: 10320,
  msg: `目前讀取證件的人較多，照片已保存。您前面還有 ${ahead} 位，輪到時會自動讀取`,
  data: null,
})

/** The page, which can be left and opened again in the same tab. */
function LeavablePage() {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        leave or return
      </button>
      {isOpen ? <DocumentReadingPage /> : null}
    </>
  )
}

beforeEach(() => testServer.setIdentity({ draft }))
afterEach(() => void vi.useRealTimers())

describe('/certificate', () => {
  it('submits new photos, shows how much was read, and clears attached uploads', async () => {
    savePhoto(OWNER, 'front', { uploadId: 'a', picture })
    savePhoto(OWNER, 'reverse', { uploadId: 'b', picture })
    showPage(<DocumentReadingPage />)
    expect(await screen.findByText('已讀取 5 項資料')).toBeDefined()
    expect(testServer.sentTo(READ)).toEqual([{ front_upload_id: 'a', reverse_upload_id: 'b' }])
    expect(getLocalDraft(OWNER)).toMatchObject({ front: undefined, reverse: undefined })
    fireEvent.click(screen.getByRole('button', { name: '下一步：核對資料' }))
    expect(testServer.visitedPaths()).toEqual(['/realname_info'])
  })

  it('reopened, it reads the stored photos', async () => {
    showPage(<DocumentReadingPage />)
    expect((await screen.findByAltText('正面照片')).getAttribute('src')).toBe('/front.jpg')
    expect(screen.getByAltText('背面照片').getAttribute('src')).toBe('/reverse.jpg')
    expect(testServer.sentTo(READ)).toEqual([{}])
  })

  it('opened again before the attached photos are in its state, it does not ask for them again', async () => {
    testServer.setIdentity({ draft: { ...draft, has_front: false, has_reverse: false } })
    savePhoto(OWNER, 'front', { uploadId: 'a', picture })
    savePhoto(OWNER, 'reverse', { uploadId: 'b', picture })
    vi.useFakeTimers({ shouldAdvanceTime: true })
    testServer.answers[READ] = { code: 10322, msg: '正在讀取您的證件', data: null }
    showPage(<LeavablePage />)
    expect(await screen.findByText(/通常幾秒內完成/)).toBeDefined()
    testServer.answers['/api/user/identity/info'] = { code: 10003, msg: 'no state for now', data: null }
    testServer.answers[READ] = okEnvelope(reading)
    await act(() => vi.advanceTimersByTimeAsync(500))
    expect(await screen.findByText('已讀取 5 項資料')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'leave or return' }))
    fireEvent.click(screen.getByRole('button', { name: 'leave or return' }))
    expect(screen.getByText('已讀取 5 項資料')).toBeDefined()
    expect(testServer.visitedPaths()).toEqual([])
  })

  it('shows a side’s problem with advice, and still allows continuing', async () => {
    testServer.answers[READ] = okEnvelope({ ...reading, reverse_reasons: ['document_blurred'] })
    showPage(<DocumentReadingPage />)
    expect(await screen.findByText('照片模糊')).toBeDefined()
    const ways = screen.getAllByRole('link', { name: '重拍背面' }).map((link) => link.getAttribute('href'))
    expect(ways).toEqual(['#/id_discriminate?retake=reverse', '#/id_discriminate?retake=reverse'])
    fireEvent.click(screen.getByRole('button', { name: '仍要繼續' }))
    expect(testServer.visitedPaths()).toEqual(['/realname_info'])
  })

  it.each([
    ['document_unreadable', '證件上的文字無法讀取'],
    ['document_not_whole', '證件沒有完整入鏡'],
    ['document_blurred', '照片模糊'],
    ['document_dark', '照片太暗'],
    ['document_glare', '照片有反光'],
    ['document_other_side', '拍到的是另一面'],
    ['document_expired', '證件已過期'],
    ['document_no_face', '證件上找不到大頭照'],
  ] as const)('%s of a front that was read: why, what helps, and two ways on', async (reason, words) => {
    testServer.answers[READ] = okEnvelope({ ...reading, front_reasons: [reason] })
    showPage(<DocumentReadingPage />)
    expect(await screen.findByText(words)).toBeDefined()
    expect(screen.getByText(reasonAdviceText['zh-TW'][reason])).toBeDefined()
    expect(screen.getAllByRole('link', { name: '重拍正面' })).toHaveLength(2)
    expect(screen.getByText(/若確定無誤，也可以繼續/)).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: '仍要繼續' }))
    expect(testServer.visitedPaths()).toEqual(['/realname_info'])
  })

  it('nothing read on the front can only be retaken', async () => {
    const { issue_date } = reading.fields
    const unread = { ...reading, fields: { issue_date }, front_reasons: ['document_unreadable'] }
    testServer.answers[READ] = okEnvelope(unread)
    showPage(<DocumentReadingPage />)
    expect(await screen.findByText('身分證正面沒有讀到資料')).toBeDefined()
    expect(screen.getByText('請重拍正面，四個角都要清楚入鏡。')).toBeDefined()
    expect(screen.getAllByRole('link', { name: '重拍正面' }).length).toBeGreaterThan(0)
    expect(screen.queryByRole('button', { name: '仍要繼續' })).toBeNull()
    expect(screen.queryByText(/自行填寫|繼續/), 'nor does a word promise another way').toBeNull()
  })

  it('a passport has a data page, and no side', async () => {
    testServer.setIdentity({ draft: { ...draft, document_type: 3, has_reverse: false } })
    testServer.answers[READ] = okEnvelope({
      ...reading,
      fields: {},
      front_reasons: ['document_no_face'],
      reverse_url: null,
    })
    showPage(<DocumentReadingPage />)
    expect(await screen.findByText('護照資料頁沒有讀到資料')).toBeDefined()
    expect(screen.getByText('請重拍資料頁，四個角都要清楚入鏡。')).toBeDefined()
    expect(screen.getByText('請重拍有照片的資料頁，照片不要反光。')).toBeDefined()
    expect(screen.getAllByRole('link', { name: '重拍資料頁' })).toHaveLength(2)
    expect(screen.queryByText(/[正背]面|那一面/)).toBeNull()
  })

  it('another kind of document than the one chosen can be retaken, or chosen', async () => {
    testServer.answers[READ] = okEnvelope({ ...reading, fields: {}, front_reasons: ['document_other_type'] })
    showPage(<DocumentReadingPage />)
    expect(await screen.findByText('照片上不是所選的證件。請重拍，或改選證件。')).toBeDefined()
    const ways = screen.getAllByRole('link', { name: '改選證件' }).map((link) => link.getAttribute('href'))
    const choice = '#/authentication?replace=2026-11-22T08%3A00%3A00.000Z'
    expect(ways, 'beside each way to retake it').toEqual([choice, choice])
    expect(screen.getAllByRole('link', { name: '重拍正面' })).toHaveLength(2)
    expect(screen.queryByRole('button', { name: '仍要繼續' })).toBeNull()
  })

  it('a reverse of another kind leads to the choice too, and allows continuing', async () => {
    testServer.answers[READ] = okEnvelope({ ...reading, reverse_reasons: ['document_other_type'] })
    showPage(<DocumentReadingPage />)
    expect(await screen.findByText('這不是所選的證件')).toBeDefined()
    expect(screen.getAllByRole('link', { name: '改選證件' })).toHaveLength(1)
    expect(screen.getByRole('button', { name: '仍要繼續' })).toBeDefined()
  })

  it('a suspected screen photo asks for the original, and allows continuing', async () => {
    testServer.answers[READ] = okEnvelope({ ...reading, front_reasons: ['document_screen'] })
    showPage(<DocumentReadingPage />)
    expect(await screen.findByText('看起來像是翻拍螢幕')).toBeDefined()
    expect(screen.getByText(/請直接拍攝證件正本/)).toBeDefined()
    expect(screen.getByText(/也可以繼續，由專人審核/)).toBeDefined()
    expect(screen.getAllByRole('link', { name: '重拍正面' })).toHaveLength(2)
    fireEvent.click(screen.getByRole('button', { name: '仍要繼續' }))
    expect(testServer.visitedPaths()).toEqual(['/realname_info'])
  })

  it('shows the place in the queue from the first answer on, keeps it current, and goes on asking', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    savePhoto(OWNER, 'front', { uploadId: 'a', picture })
    testServer.answers[READ] = queuedBehind(9)
    showPage(<DocumentReadingPage />)
    expect(await screen.findByText('正在排隊等候讀取')).toBeDefined()
    for (const ahead of [9, 8, 7, 6, 5, 4, 3, 2, 1]) {
      expect(await screen.findByText(new RegExp(`您前面還有 ${ahead} 位`))).toBeDefined()
      testServer.answers[READ] = queuedBehind(ahead - 1)
      if (ahead > 1) await act(() => vi.advanceTimersByTimeAsync(3_000))
    }
    expect(screen.getByRole('button', { name: '下一步：核對資料' })).toHaveProperty('disabled', true)
    expect(screen.queryByRole('alert')).toBeNull()
    testServer.answers[READ] = { code: 10322, msg: '正在讀取您的證件', data: null }
    await act(() => vi.advanceTimersByTimeAsync(3_000))
    expect(await screen.findByText(/通常幾秒內完成/), 'no place while it is read').toBeDefined()
    expect(screen.queryByText(/您前面/)).toBeNull()
    testServer.answers[READ] = okEnvelope(reading)
    await act(() => vi.advanceTimersByTimeAsync(500))
    expect(await screen.findByText('已讀取 5 項資料')).toBeDefined()
    const [first, ...later] = testServer.sentTo(READ)
    expect(first).toEqual({ front_upload_id: 'a' })
    const places = later.slice(0, -1)
    expect(places).toHaveLength(9)
    for (const one of places)
      expect(one, 'the server answers what is true').toMatchObject({ was_queued: true })
    expect(later.at(-1), 'it is read: the server holds the call').toEqual({ front_upload_id: 'a' })
  })

  it('who returns to the page sees the place again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    testServer.answers[READ] = queuedBehind(4)
    showPage(<LeavablePage />)
    expect(await screen.findByText(/您前面還有 4 位/)).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'leave or return' }))
    expect(screen.queryByText(/您前面/)).toBeNull()
    testServer.answers[READ] = queuedBehind(2)
    fireEvent.click(screen.getByRole('button', { name: 'leave or return' }))
    await act(() => vi.advanceTimersByTimeAsync(3_000))
    expect(await screen.findByText(/您前面還有 2 位/)).toBeDefined()
  })

  it('a reading that did not finish is repeated twice, and then up to the player', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    testServer.answers[READ] = {
      code: 10323,
      msg: '這次沒有讀取完成，照片已保存，請稍後再讀一次',
      data: null,
    }
    showPage(<DocumentReadingPage />)
    expect(await screen.findByText('剛才沒有讀取完成，正在重新讀取。')).toBeDefined()
    expect(screen.queryByText(/您前面/)).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(6_000))
    expect((await screen.findByRole('alert')).textContent).toBe(
      '這次沒有讀取完成，照片已保存，請稍後再讀一次',
    )
    expect(testServer.sentTo(READ)).toHaveLength(3)
    expect(screen.queryByRole('button', { name: '下一步：核對資料' }), 'nothing to go on with').toBeNull()
    testServer.answers[READ] = okEnvelope(reading)
    fireEvent.click(screen.getByRole('button', { name: '再讀一次' }))
    expect(await screen.findByText('已讀取 5 項資料')).toBeDefined()
  })

  it('too many readings are said at once, lead to support, and are over when the player returns', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    testServer.answers[READ] = { code: 10145, msg: '操作過於頻繁', data: null }
    showPage(<LeavablePage />)
    expect((await screen.findByRole('alert')).textContent).toMatch(/請約一小時後再試/)
    expect(screen.getByRole('link', { name: '聯絡客服' }).getAttribute('href')).toBe('#/service')
    expect(screen.queryByRole('button', { name: '再讀一次' })).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(18_000))
    expect(testServer.sentTo(READ)).toHaveLength(1)
    testServer.answers[READ] = okEnvelope(reading)
    fireEvent.click(screen.getByRole('button', { name: 'leave or return' }))
    fireEvent.click(screen.getByRole('button', { name: 'leave or return' }))
    expect(await screen.findByText('已讀取 5 項資料')).toBeDefined()
  })

  it('a missing attempt has its own message and a link', async () => {
    testServer.answers[READ] = { code: 10040, msg: '訂單目前的狀態無法執行此操作', data: null }
    showPage(<DocumentReadingPage />)
    expect(await screen.findByText(/這次認證已逾期/)).toBeDefined()
    expect(screen.getByRole('link', { name: '查看認證狀態' }).getAttribute('href')).toBe('#/authentication')
    expect(screen.queryByText(/訂單/)).toBeNull()
    expect(screen.queryByText('照片已保存')).toBeNull()
    expect(screen.queryByRole('button', { name: '再讀一次' })).toBeNull()
  })

  it('an upload that the server has not any more can be taken again', async () => {
    const fields = [{ field: 'front_upload_id', rule: 'upload_unknown', message: '請重新上傳檔案' }]
    testServer.answers[READ] = { code: 400, msg: '資料有誤', data: { fields } }
    showPage(<DocumentReadingPage />)
    expect((await screen.findByRole('alert')).textContent).toBe('請重新上傳檔案')
    const way = screen.getByRole('link', { name: '重拍正面' })
    expect(way.getAttribute('href')).toBe('#/id_discriminate?retake=front')
    expect(screen.getByRole('button', { name: '再讀一次' })).toBeDefined()
  })

  it('without a network it says so, and reads when there is one', async () => {
    Object.defineProperty(testServer.answers, READ, {
      get: () =>
        testServer.sentTo(READ).length === 1 ? expect.fail('connection lost') : okEnvelope(reading),
    })
    showPage(<DocumentReadingPage />)
    expect((await screen.findByRole('alert')).textContent).toBe('網路發生錯誤，請檢查網路後再試')
    fireEvent.click(screen.getByRole('button', { name: '再讀一次' }))
    expect(await screen.findByText('已讀取 5 項資料')).toBeDefined()
  })

  it('uploads whose response was lost were attached: the stored photos are read', async () => {
    savePhoto(OWNER, 'front', { uploadId: 'a', picture })
    testServer.answers[READ] = { code: 10099, msg: '已上傳', data: null }
    showPage(<DocumentReadingPage />)
    await waitFor(() => expect(testServer.sentTo(READ)).toEqual([{ front_upload_id: 'a' }, {}]))
  })
})
