import { describe, expect, it } from 'vitest'
import { type Draft, findEarlierOpenStep, firstOpenStep, missingSides } from './identity-steps.ts'

const draft = (part: Partial<Draft> = {}): Draft => ({
  document_type: 1,
  issue_country: 'TW',
  has_front: false,
  has_reverse: false,
  is_confirmed: false,
  expires_at: '2026-11-22T00:00:00.000Z',
  ...part,
})
const withHall = { has_front: true, has_reverse: true }

describe('the first incomplete step', () => {
  it.each([
    ['nothing is there', draft(), {}, 'idDiscriminate'],
    ['a side is missing', draft(), { front: 'a' }, 'idDiscriminate'],
    ['a passport has but one', draft({ document_type: 3 }), { front: 'a' }, 'certificate'],
    ['photos wait to be read', draft(), { front: 'a', reverse: 'b' }, 'certificate'],
    ['one was taken anew', draft(withHall), { front: 'a' }, 'certificate'],
    ['the hall has read them', draft(withHall), {}, 'realnameInfo'],
    ['the data is confirmed', draft({ ...withHall, is_confirmed: true }), {}, 'faceTips'],
    [
      'confirmed, then photographed anew',
      draft({ ...withHall, is_confirmed: true }),
      { reverse: 'b' },
      'certificate',
    ],
  ] as const)('%s', (_, given, here, step) => expect(firstOpenStep(given, here)).toBe(step))

  it('is where later steps redirect; earlier steps may open', () => {
    expect(findEarlierOpenStep('faceTips', draft(withHall), {})).toBe('realnameInfo')
    expect(findEarlierOpenStep('certificate', draft(withHall), {})).toBeUndefined()
    expect(findEarlierOpenStep('idDiscriminate', draft(), {})).toBeUndefined()
  })
})

it('returns the missing sides', () => {
  expect(missingSides(draft(), {})).toEqual(['front', 'reverse'])
  expect(missingSides(draft({ has_front: true }), {})).toEqual(['reverse'])
  expect(missingSides(draft({ document_type: 3 }), {})).toEqual(['front'])
})
