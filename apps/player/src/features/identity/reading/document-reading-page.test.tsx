import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { okEnvelope } from '../../../shared/testing/test-server.tsx'
import { getLocalDraft, savePhoto } from '../steps/identity-draft-store.ts'
import { draft, OWNER, reading, setUpIdentityServer, showPage } from '../steps/testing/identity-fixture.tsx'
import { DocumentReadingPage } from './document-reading-page.tsx'

const READ = '/api/user/identity/read'
const testServer = setUpIdentityServer()
const picture = new Blob(['photo'], { type: 'image/jpeg' })

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

  it('shows a side’s problem with advice, and still allows continuing', async () => {
    testServer.answers[READ] = okEnvelope({ ...reading, reverse_reasons: ['document_blurred'] })
    showPage(<DocumentReadingPage />)
    expect(await screen.findByText('照片模糊')).toBeDefined()
    const ways = screen.getAllByRole('link', { name: '重拍背面' }).map((link) => link.getAttribute('href'))
    expect(ways).toEqual(['#/id_discriminate?retake=reverse', '#/id_discriminate?retake=reverse'])
    fireEvent.click(screen.getByRole('button', { name: '仍要繼續' }))
    expect(testServer.visitedPaths()).toEqual(['/realname_info'])
  })

  it('nothing read on the front can only be retaken', async () => {
    const { issue_date } = reading.fields
    const unread = { ...reading, fields: { issue_date }, front_reasons: ['document_unreadable'] }
    testServer.answers[READ] = okEnvelope(unread)
    showPage(<DocumentReadingPage />)
    expect(await screen.findByText('證件正面沒有讀到資料')).toBeDefined()
    expect(screen.getAllByRole('link', { name: '重拍正面' }).length).toBeGreaterThan(0)
    expect(screen.queryByRole('button', { name: '仍要繼續' })).toBeNull()
  })

  it('a suspected screen photo asks for the original, and allows continuing', async () => {
    testServer.answers[READ] = okEnvelope({ ...reading, front_reasons: ['document_screen'] })
    showPage(<DocumentReadingPage />)
    expect(await screen.findByText('看起來像是翻拍螢幕')).toBeDefined()
    expect(screen.getByText(/請直接拍攝證件正本/).textContent).toContain('由專人審核')
    expect(screen.getAllByRole('link', { name: '重拍正面' })).toHaveLength(2)
    fireEvent.click(screen.getByRole('button', { name: '仍要繼續' }))
    expect(testServer.visitedPaths()).toEqual(['/realname_info'])
  })

  it.each([
    [10320, '目前讀取證件的人較多，您前面還有 3 位', /您前面還有 3 位/],
    [10145, '操作過於頻繁', /正在為您排隊/],
  ])('a reader that is taken (%i) is waited for', async (code, msg, shown) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    testServer.answers[READ] = { code, msg, data: null }
    showPage(<DocumentReadingPage />)
    expect(await screen.findByText(shown)).toBeDefined()
    testServer.answers[READ] = okEnvelope(reading)
    await act(() => vi.advanceTimersByTimeAsync(3_000))
    expect(await screen.findByText('已讀取 5 項資料')).toBeDefined()
    expect(testServer.sentTo(READ)).toHaveLength(2)
  })

  it('when OCR stays busy it can be retried; until then there is no next step', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    testServer.answers[READ] = { code: 10320, msg: '您前面還有 3 位', data: null }
    savePhoto(OWNER, 'front', { uploadId: 'a', picture })
    showPage(<DocumentReadingPage />)
    await screen.findByText(/您前面還有 3 位/)
    await act(() => vi.advanceTimersByTimeAsync(18_000))
    expect(await screen.findByText(/讀取服務忙線中，照片已保存/)).toBeDefined()
    expect(testServer.sentTo(READ)).toHaveLength(7)
    expect(screen.getByText('照片已保存')).toBeDefined()
    expect(screen.getByRole('button', { name: '下一步：核對資料' })).toHaveProperty('disabled', true)
    expect(getLocalDraft(OWNER).front).toBe('a')
    testServer.answers[READ] = okEnvelope(reading)
    fireEvent.click(screen.getByRole('button', { name: '再讀一次' }))
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

  it('uploads whose response was lost were attached: the stored photos are read', async () => {
    savePhoto(OWNER, 'front', { uploadId: 'a', picture })
    testServer.answers[READ] = { code: 10099, msg: '已上傳', data: null }
    showPage(<DocumentReadingPage />)
    await waitFor(() => expect(testServer.sentTo(READ)).toEqual([{ front_upload_id: 'a' }, {}]))
  })
})
