import { openStorage, sessionStore } from '@gamehall/web-client/storage/safe-storage.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { endSession, startSession } from '../../../shared/stores/session-store.ts'
import {
  clearSubmittedDraft,
  clearUploads,
  getLocalDraft,
  readStoredDraft,
  removeLocalDraft,
  savePhoto,
  saveTypedValues,
  setStartDepth,
  startLocalDraft,
  useLocalPhoto,
} from './identity-draft-store.ts'

const picture = new Blob(['photo'])
afterEach(() => {
  endSession()
  removeLocalDraft()
})

/** The photo shown to this player. */
function photoFor(player: string): Blob | undefined {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData(['getUserInfo', {}], { user_id: player })
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client }, children)
  return renderHook(() => useLocalPhoto('front'), { wrapper }).result.current
}

describe('the local draft', () => {
  it('is kept by the tab, for its player only', () => {
    startLocalDraft('1', 4)
    savePhoto('1', 'front', { uploadId: 'a', picture })
    savePhoto('1', 'reverse', { uploadId: 'b', picture })
    saveTypedValues('1', { name: '王小明' })
    const kept = { owner: '1', depth: 4, front: 'a', reverse: 'b', typed: { name: '王小明' } }
    expect(getLocalDraft('1')).toEqual(kept)
    expect(readStoredDraft(sessionStore)).toEqual(kept)
    expect(getLocalDraft('2')).toEqual({ owner: '2', typed: {} })
  })

  it('clears uploads once attached, and everything at the end', () => {
    startLocalDraft('1', 4)
    savePhoto('1', 'front', { uploadId: 'a', picture })
    clearUploads('1')
    expect(getLocalDraft('1')).toEqual({
      owner: '1',
      depth: 4,
      front: undefined,
      reverse: undefined,
      typed: {},
    })
    setStartDepth('1', 9)
    expect(removeLocalDraft()).toBe(9)
    expect(readStoredDraft(sessionStore)).toBeUndefined()
    expect(removeLocalDraft()).toBeUndefined()
  })

  it('shows a photo to its player only, and drops it when another player uses the tab', () => {
    savePhoto('1', 'front', { uploadId: 'a', picture })
    expect([photoFor('1'), photoFor('2')]).toEqual([picture, undefined])
    savePhoto('2', 'reverse', { uploadId: 'b', picture })
    expect([photoFor('1'), photoFor('2')]).toEqual([undefined, undefined])
  })

  it.each([
    ['leaves', endSession],
    ['is another', () => startSession({ token: 'next', socketUrl: '' })],
  ])('goes when the player %s', (_, change) => {
    startSession({ token: 'first', socketUrl: '' })
    startLocalDraft('1', 4)
    savePhoto('1', 'front', { uploadId: 'a', picture })
    saveTypedValues('1', { name: '王小明' })
    change()
    expect(getLocalDraft('1')).toEqual({ owner: '1', typed: {} })
    expect(JSON.stringify(sessionStorage)).not.toContain('王小明')
    setStartDepth('1', 1)
    expect(photoFor('1')).toBeUndefined()
  })

  it('keeps only the return depth once submitted', () => {
    clearSubmittedDraft()
    expect(readStoredDraft(sessionStore)).toBeUndefined()
    startLocalDraft('1', 4)
    savePhoto('1', 'front', { uploadId: 'a', picture })
    saveTypedValues('1', { name: '王小明' })
    clearSubmittedDraft()
    expect(photoFor('1')).toBeUndefined()
    expect(readStoredDraft(sessionStore)).toEqual({ owner: '1', depth: 4, typed: {} })
  })

  it.each(['', 'null', '7', '{"owner":"1"}', '{"owner":1,"typed":{}}', '{"owner":"1","typed":{"name":7}}'])(
    'is nothing when the tab kept "%s"',
    (words) => {
      const storage = openStorage(() => sessionStorage)
      storage.write('identity_draft', words)
      expect(readStoredDraft(storage)).toBeUndefined()
    },
  )
})
