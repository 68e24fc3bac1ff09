import type { IdentityState } from '@gamehall/contract/identity'
import type { ReactNode } from 'react'
import { afterEach, beforeEach } from 'vitest'
import { endSession, useSession } from '../../../../shared/stores/session-store.ts'
import { okEnvelope, renderPageAt, setUpTestServer } from '../../../../shared/testing/test-server.tsx'
import type { DocumentReading } from '../../reading/use-document-reading.ts'
import { removeLocalDraft } from '../identity-draft-store.ts'

export const OWNER = '100001'

/** State of a player without a verification. */
export const notVerified: IdentityState = {
  status: 0,
  submitted_at: null,
  review_until: null,
  decided_at: null,
  reasons: [],
  failed_type: null,
  note: null,
  name: null,
  id_number: null,
  draft: null,
  left_today: 3,
  images_kept_until: null,
  face_kept_days: { verified: null, failed: 30, films: 365 },
}

export const draft: NonNullable<IdentityState['draft']> = {
  document_type: 1,
  issue_country: 'TW',
  has_front: true,
  has_reverse: true,
  is_confirmed: false,
  expires_at: '2026-11-22T08:00:00.000Z',
}

const sure = (value: string) => ({ value, confidence: 0.97, is_sure: true })

/** Reading of an ID card without its address; the name is unsure. */
export const reading: DocumentReading = {
  fields: {
    name: { value: '王小明', confidence: 0.4, is_sure: false },
    id_number: sure('A123456789'),
    gender: sure('1'),
    birth_date: sure('1990-05-12'),
    issue_date: sure('2015-03-02'),
  },
  front_reasons: [],
  reverse_reasons: [],
  front_url: '/front.jpg',
  reverse_url: '/reverse.jpg',
}

/** Test server that answers a logged-in player’s verification calls. */
export function setUpIdentityServer() {
  const testServer = setUpTestServer()
  const setIdentity = (state: Partial<IdentityState>) => {
    testServer.answers['/api/user/identity/info'] = okEnvelope({ ...notVerified, ...state })
  }
  beforeEach(() => {
    useSession.setState({ session: { token: 'token', socketUrl: '' } })
    testServer.answers['/api/user/info'] = okEnvelope({ user_id: OWNER, acc_of_type: 1 })
    testServer.answers['/api/user/identity/read'] = okEnvelope(reading)
    setIdentity({})
  })
  afterEach(() => {
    removeLocalDraft()
    endSession()
  })
  return Object.assign(testServer, {
    setIdentity,
    visitedPaths: () => testServer.go.mock.calls.map(([target]) => target),
  })
}

export const showPage = (page: ReactNode, query = '') =>
  renderPageAt(page, { name: 'authentication', query: new URLSearchParams(query) })
