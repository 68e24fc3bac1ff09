import { errorCatalogue, isErrorCode } from '@gamehall/contract'
import { LOCALES } from '@gamehall/contract/constants'
import { expect, it } from 'vitest'
import { httpStatusText } from './network-text.ts'

it('§8: a status has the same message from the server and from a proxy', () => {
  for (const locale of LOCALES)
    for (const [status, words] of Object.entries(httpStatusText[locale])) {
      const code = Number(status)
      expect(isErrorCode(code) && errorCatalogue[code][locale], `${status} ${locale}`).toBe(words)
    }
})
