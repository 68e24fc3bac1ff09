import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { openStorage, sessionStore } from '../../../shared/storage/safe-storage.ts'
import { beginSession, endSession } from '../../../shared/stores/session-store.ts'
import {
  beginDraft,
  draftOf,
  endDraft,
  forgetUploads,
  handIn,
  keepPhoto,
  keepTyped,
  markBeginning,
  readKept,
  usePhoto,
} from './identity-draft-store.ts'

const picture = new Blob(['photo'])
afterEach(() => {
  endSession()
  endDraft()
})

/** The photo shown to this player. */
function photoFor(player: string): Blob | undefined {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData(['getUserInfo', {}], { user_id: player })
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client }, children)
  return renderHook(() => usePhoto('front'), { wrapper }).result.current
}

describe('the local draft', () => {
  it('is kept by the tab, for its player only', () => {
    beginDraft('1', 4)
    keepPhoto('1', 'front', { uploadId: 'a', picture })
    keepPhoto('1', 'reverse', { uploadId: 'b', picture })
    keepTyped('1', { name: '王小明' })
    const kept = { owner: '1', depth: 4, front: 'a', reverse: 'b', typed: { name: '王小明' } }
    expect(draftOf('1')).toEqual(kept)
    expect(readKept(sessionStore)).toEqual(kept)
    expect(draftOf('2')).toEqual({ owner: '2', typed: {} })
  })

  it('clears uploads once attached, and everything at the end', () => {
    beginDraft('1', 4)
    keepPhoto('1', 'front', { uploadId: 'a', picture })
    forgetUploads('1')
    expect(draftOf('1')).toEqual({ owner: '1', depth: 4, front: undefined, reverse: undefined, typed: {} })
    markBeginning('1', 9)
    expect(endDraft()).toBe(9)
    expect(readKept(sessionStore)).toBeUndefined()
    expect(endDraft()).toBeUndefined()
  })

  it('shows a photo to its player only, and drops it when another player uses the tab', () => {
    keepPhoto('1', 'front', { uploadId: 'a', picture })
    expect([photoFor('1'), photoFor('2')]).toEqual([picture, undefined])
    keepPhoto('2', 'reverse', { uploadId: 'b', picture })
    expect([photoFor('1'), photoFor('2')]).toEqual([undefined, undefined])
  })

  it.each([
    ['leaves', endSession],
    ['is another', () => beginSession({ token: 'next', socketUrl: '' })],
  ])('goes when the player %s', (_, change) => {
    beginSession({ token: 'first', socketUrl: '' })
    beginDraft('1', 4)
    keepPhoto('1', 'front', { uploadId: 'a', picture })
    keepTyped('1', { name: '王小明' })
    change()
    expect(draftOf('1')).toEqual({ owner: '1', typed: {} })
    expect(JSON.stringify(sessionStorage)).not.toContain('王小明')
    markBeginning('1', 1)
    expect(photoFor('1')).toBeUndefined()
  })

  it('keeps only the return depth once submitted', () => {
    handIn()
    expect(readKept(sessionStore)).toBeUndefined()
    beginDraft('1', 4)
    keepPhoto('1', 'front', { uploadId: 'a', picture })
    keepTyped('1', { name: '王小明' })
    handIn()
    expect(photoFor('1')).toBeUndefined()
    expect(readKept(sessionStore)).toEqual({ owner: '1', depth: 4, typed: {} })
  })

  it.each(['', 'null', '7', '{"owner":"1"}', '{"owner":1,"typed":{}}', '{"owner":"1","typed":{"name":7}}'])(
    'is nothing when the tab kept "%s"',
    (words) => {
      const storage = openStorage(() => sessionStorage)
      storage.write('identity_draft', words)
      expect(readKept(storage)).toBeUndefined()
    },
  )
})
