import { type Call, commonErrors, envelope, errorCatalogue } from '@gamehall/contract'
import { z } from 'zod'

/** The OpenAPI 3.1 description of every call, derived from the contract. */
export function describeOpenApi(calls: readonly Call[], version: string): object {
  return {
    openapi: '3.1.0',
    info: {
      title: 'gamehall',
      version,
      description:
        'Every answer is an envelope {code, msg, data}: code 0 is success, any other carries a message to show.',
    },
    servers: [{ url: '/api' }],
    components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
    paths: Object.fromEntries(
      calls.map((call) => [call.path, { [call.method.toLowerCase()]: operationOf(call) }]),
    ),
  }
}

function operationOf(call: Call): object {
  const codes = [...new Set([...call.errors, ...commonErrors])].sort((a, b) => a - b)
  return {
    operationId: call.name,
    tags: [call.room],
    summary: call.summary,
    ...(call.auth === 'open'
      ? {}
      : { security: call.auth === 'session' ? [{ session: [] }] : [{}, { session: [] }] }),
    ...(call.isIdempotent && { parameters: [idempotencyKey] }),
    ...(call.method === 'POST' && {
      requestBody: {
        content: {
          [call.isMultipart ? 'multipart/form-data' : 'application/json']: {
            schema: schemaOf(z.toJSONSchema(call.request, { io: 'input', unrepresentable: 'any' })),
          },
        },
      },
    }),
    responses: {
      200: {
        description: codes.map((code) => `${code} ${errorCatalogue[code].en}`).join('; '),
        content: { 'application/json': { schema: schemaOf(z.toJSONSchema(envelope(call.response))) } },
      },
    },
  }
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'The same key and body move money once and get the same answer; another body is refused (409).',
  schema: { type: 'string', minLength: 8, maxLength: 128 },
}

function schemaOf({ $schema: _, ...schema }: Record<string, unknown>): object {
  return schema
}
