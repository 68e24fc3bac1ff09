import { expect, it } from 'vitest'
import { httpStatusMessage } from './network-text.ts'

it('§8: a response without an envelope has the message of its status; another status a general one', () => {
  expect(httpStatusMessage(504)).toBe('網路逾時')
  expect(httpStatusMessage(418)).toBe('發生錯誤，請再試一次')
})
