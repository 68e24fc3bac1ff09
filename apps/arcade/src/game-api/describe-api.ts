import { z } from 'zod'
import type { GameModule } from '../games/game-module.ts'
import { gameCalls, gameErrorSchema } from './schema.ts'

type JsonSchema = z.core.JSONSchema.BaseSchema

/** What a game's rounds look like on the wire: what opens one, what a player does in it, and the fields of its view. */
interface GameSchemas {
  readonly bet: JsonSchema
  readonly action: JsonSchema
  readonly view: JsonSchema
}

/** The description of the game pages' calls, as an OpenAPI 3.1 document. Each game adds its schemas to the components. */
export function describeApi(games: readonly GameModule[]) {
  const schemas = Object.fromEntries(games.map((game) => [game.id, describeGame(game)]))
  return {
    openapi: '3.1.0',
    info: {
      title: 'Arcade game calls',
      version: '1',
      description:
        'Calls of a game page. A round has the fields of every round and those of its game’s view; `bet` and `action` are as the session’s game describes them.',
    },
    paths: Object.fromEntries(
      Object.entries(gameCalls).map(([name, call]) => [`/${call.path}`, { post: describeCall(name, call) }]),
    ),
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
      schemas: Object.fromEntries(
        Object.entries(schemas).flatMap(([id, { bet, action, view }]) => [
          [`${id}.bet`, bet],
          [`${id}.action`, action],
          [`${id}.view`, view],
        ]),
      ),
    },
  }
}

function describeGame({ schemas }: GameModule): GameSchemas {
  return {
    bet: toJsonSchema(schemas.bet, 'input'),
    action: toJsonSchema(schemas.action, 'input'),
    view: toJsonSchema(schemas.view, 'output'),
  }
}

interface Call {
  readonly request: z.ZodType
  readonly response: z.ZodType
}

function describeCall(name: string, { request, response }: Call) {
  const answer = z.union([
    z.object({ ok: z.literal(true), data: response }),
    z.object({ ok: z.literal(false), error: gameErrorSchema }),
  ])
  return {
    operationId: name,
    security: name === 'openSession' ? [] : [{ session: [] }],
    requestBody: { content: { 'application/json': { schema: toJsonSchema(request, 'input') } } },
    responses: {
      '200': {
        description: 'The data, or why the call was refused',
        content: { 'application/json': { schema: toJsonSchema(answer, 'output') } },
      },
    },
  }
}

/** A schema without a JSON counterpart (a transformation) is described as anything. */
const toJsonSchema = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' })
