import { afterEach, describe, expect, it } from 'vitest'
import { openStorage, sessionStore } from '../../../shared/storage/safe-storage.ts'
import {
  beginDraft,
  draftOf,
  endDraft,
  forgetUploads,
  keepPhoto,
  keepTyped,
  markBeginning,
  readKept,
} from './identity-draft-store.ts'

const picture = new Blob(['photo'])
afterEach(() => void endDraft())

describe('what of an attempt is only here', () => {
  it('is kept by the tab, for its player alone', () => {
    beginDraft('1', 4)
    keepPhoto('1', 'front', { uploadId: 'a', picture })
    keepPhoto('1', 'reverse', { uploadId: 'b', picture })
    keepTyped('1', { name: '王小明' })
    const kept = { owner: '1', depth: 4, front: 'a', reverse: 'b', typed: { name: '王小明' } }
    expect(draftOf('1')).toEqual(kept)
    expect(readKept(sessionStore)).toEqual(kept)
    expect(draftOf('2')).toEqual({ owner: '2', typed: {} })
  })

  it('lets the uploads go when the hall has read them, and all of it in the end', () => {
    beginDraft('1', 4)
    keepPhoto('1', 'front', { uploadId: 'a', picture })
    forgetUploads('1')
    expect(draftOf('1')).toEqual({ owner: '1', depth: 4, front: undefined, reverse: undefined, typed: {} })
    markBeginning('1', 9)
    expect(endDraft()).toBe(9)
    expect(readKept(sessionStore)).toBeUndefined()
    expect(endDraft()).toBeUndefined()
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
