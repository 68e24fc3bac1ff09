import { expect, it } from 'vitest'
import { clientNetworkOf } from './client-network.ts'

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2::1', '2001:db8:1:2'],
  ['2001:0DB8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2'],
  ['2001:db8::5', '2001:db8:0:0'],
])('maps %s to %s', (address, network) => {
  expect(clientNetworkOf(address)).toBe(network)
})
