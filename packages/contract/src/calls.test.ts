import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { LOCALES } from './constants/index.ts'
import { calls, errorCatalogue, fieldMessages, isErrorCode } from './index.ts'

describe('every call', () => {
  it.each(Object.entries(calls))('%s carries its own name and only catalogued codes', (name, call) => {
    expect(call.name).toBe(name)
    expect(call.path).toMatch(/^\/[A-Za-z0-9/]+$/)
    for (const code of call.errors) expect(isErrorCode(code)).toBe(true)
  })

  it.each(Object.entries(calls))('%s can be published as JSON schema', (_name, call) => {
    expect(z.toJSONSchema(call.request, { io: 'input', unrepresentable: 'any' })).toBeTypeOf('object')
    expect(z.toJSONSchema(call.response)).toBeTypeOf('object')
  })

  it('by GET, which a link or picture of another page can send, only reads', () => {
    const byGet = Object.values(calls).flatMap(({ method, name }) => (method === 'GET' ? [name] : []))
    expect(byGet.sort()).toEqual(['getCustomerService', 'getVipInfo', 'listPlatforms'])
  })

  it('that opens a session refuses a locked account (10049)', () => {
    const opening = Object.values(calls).filter((call) => {
      const { properties = {} } = z.toJSONSchema(call.response)
      return Object.hasOwn(properties, 'token')
    })
    expect(opening.length).toBeGreaterThanOrEqual(10)
    const refusing = opening.filter((call) => (call.errors as readonly number[]).includes(10049))
    expect(opening.filter((call) => !refusing.includes(call)).map(({ name }) => name)).toEqual([
      'registerByPhone',
    ])
  })

  it('has an address of its own', () => {
    const addresses = Object.values(calls).map((call) => `${call.method} ${call.path}`)
    expect(new Set(addresses).size).toBe(addresses.length)
  })
})

describe('every message', () => {
  it.each([...Object.entries(errorCatalogue), ...Object.entries(fieldMessages)])(
    '%s speaks each language',
    (_key, message) => {
      for (const locale of LOCALES) expect(message[locale].trim()).not.toBe('')
    },
  )
})
