import { describe, expect, expectTypeOf, it } from 'vitest'
import { createTestVendorEnv } from '../testing/index.ts'
import { openVendors, type Vendor } from './vendor-registry.ts'

interface Line {
  readonly number: number
}
type LineVendor = Vendor<Line, { readonly speed: number }>

const env = createTestVendorEnv()

describe('a registry of vendors', () => {
  it('opens each vendor once, at its first use', () => {
    let opened = 0
    const line: LineVendor = { capabilities: { speed: 2 }, create: () => ({ number: ++opened }) }
    const lines = openVendors('line', { one: line, two: line }, env)
    expect(opened).toBe(0)
    expect([lines.get('two').number, lines.get('one').number, lines.get('two').number]).toEqual([1, 2, 1])
    expect(lines.capabilitiesOf('one')).toEqual({ speed: 2 })
  })

  it.each(['three', 'toString'])('names the unknown vendor %s and the known ones', (id) => {
    const lines = openVendors('line', { one: { capabilities: { speed: 1 }, create: () => ({}) } }, env)
    expect(() => lines.get(id)).toThrow(`no line is named "${id}"; there is one`)
    expect(() => lines.capabilitiesOf(id)).toThrow(`"${id}"`)
  })

  it('refuses a vendor without capabilities by its name; one does not compile', () => {
    const mute = { capabilities: {}, create: () => ({ number: 1 }) }
    expect(() => openVendors('line', { mute }, env)).toThrow('the line "mute" states no capabilities')
    expectTypeOf<{ create: () => Line }>().not.toExtend<LineVendor>()
    expectTypeOf<typeof mute>().not.toExtend<LineVendor>()
  })
})
