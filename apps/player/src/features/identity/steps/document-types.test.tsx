import { DOCUMENT_RULES, type DocumentType } from '@gamehall/contract/identity'
import { cleanup, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { okEnvelope } from '../../../shared/testing/test-server.tsx'
import { documentAspect } from '../capture/document-shape.ts'
import { ConfirmIdentityPage } from '../confirm/confirm-identity-page.tsx'
import { StartForm } from '../start/start-form.tsx'
import { documentName, sideName } from './document-names.ts'
import { missingSides } from './identity-steps.ts'
import { stepsText } from './steps-text.ts'
import {
  draft,
  notVerified,
  OWNER,
  reading,
  setUpIdentityServer,
  showPage,
} from './testing/identity-fixture.tsx'

const testServer = setUpIdentityServer()
const [CARD, PAGE] = [1.59, 1.42]
const OPTIONAL_OF_CARDS = ['地址（選填）', '卡片號碼（選填）']

interface Expected {
  readonly name: string
  readonly sides: readonly string[]
  readonly aspect: number
  readonly hint: string
  readonly isTaiwanOnly: boolean
  readonly labels: readonly string[]
  readonly hasRocDates: boolean
}

const EXPECTED: Readonly<Record<DocumentType, Expected>> = {
  1: {
    name: '身分證',
    sides: ['正面', '背面'],
    aspect: CARD,
    hint: '中華民國國民身分證，拍攝正面與背面',
    isTaiwanOnly: true,
    labels: [
      ...['姓名', '身分證字號', '性別', '出生日期', '發證日期'],
      ...['父親', '母親', '配偶', '役別', '出生地'].map((label) => `${label}（選填）`),
      ...OPTIONAL_OF_CARDS,
    ],
    hasRocDates: true,
  },
  2: {
    name: '居留證',
    sides: ['正面', '背面'],
    aspect: CARD,
    hint: '中華民國居留證（外僑、外僑永久或臺灣地區居留證），拍攝正面與背面',
    isTaiwanOnly: true,
    labels: ['姓名', '統一證號', '性別', '出生日期', '發證日期', '有效期限', ...OPTIONAL_OF_CARDS],
    hasRocDates: true,
  },
  3: {
    name: '護照',
    sides: ['資料頁'],
    aspect: PAGE,
    hint: '拍攝有照片的資料頁',
    isTaiwanOnly: false,
    labels: [
      ...['姓名（與護照相同）', '護照號碼', '性別', '出生日期', '有效期限'],
      ...['發證日期（選填）', '出生地（選填）'],
    ],
    hasRocDates: false,
  },
}

it.each(Object.keys(DOCUMENT_RULES).map((type) => Number(type) as DocumentType))(
  'a document of type %i has its own names, frame, fields and dates',
  async (type) => {
    const { name, sides, aspect, hint, isTaiwanOnly, labels, hasRocDates } = EXPECTED[type]
    const words = stepsText['zh-TW']
    const own = { ...draft, document_type: type, has_front: false, has_reverse: false }
    expect(documentName(words, type)).toBe(name)
    expect(missingSides(own, {}).map((side) => sideName(words, type, side))).toEqual(sides)
    expect(documentAspect(type)).toBeCloseTo(aspect, 2)

    for (const issue_country of ['TW', 'JP']) {
      const state = { ...notVerified, draft: { ...own, issue_country } }
      showPage(<StartForm state={state} owner={OWNER} />)
      const isOffered = issue_country === 'TW' || !isTaiwanOnly
      expect([issue_country, screen.queryByText(hint) !== null]).toEqual([issue_country, isOffered])
      cleanup()
    }

    testServer.setIdentity({ draft: { ...draft, document_type: type } })
    testServer.answers['/api/user/identity/read'] = okEnvelope(reading)
    showPage(<ConfirmIdentityPage />)
    await screen.findByLabelText('性別')
    const shown = [...document.querySelectorAll('input, select, textarea')].map(
      (field) => document.querySelector(`label[for="${field.id}"]`)?.textContent,
    )
    expect(shown).toEqual(labels)
    expect(screen.queryByText('民國 79 年 5 月 12 日') !== null).toBe(hasRocDates)
  },
)
