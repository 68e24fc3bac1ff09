import { z } from 'zod'
import { defineCall } from '../core/call.ts'
import { nothing } from '../core/primitives.ts'

/** A contact channel: `href` is a mailto:, tel: or https: address. */
export const supportChannel = z.object({
  kind: z.enum(['email', 'phone', 'link']),
  name: z.string(),
  value: z.string(),
  href: z.string(),
})

/** Customer service's channels and hours, from the site settings, and whether it is open now. */
export const getCustomerService = defineCall({
  name: 'getCustomerService',
  room: 'support',
  method: 'GET',
  path: '/sys/customer',
  auth: 'open',
  summary: 'How to reach customer service',
  request: nothing,
  response: z.object({ hours: z.string(), is_open: z.boolean(), channels: z.array(supportChannel) }),
  errors: [],
})
