import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import * as builtInGames from '../../games/index.ts'
import { createTestArcade, type TestArcade } from '../testing/create-test-arcade.ts'
import { gameCalls } from './schema.ts'

let test: TestArcade
beforeAll(async () => {
  test = await createTestArcade()
})
afterAll(() => test.stop())

const documentSchema = z.object({
  openapi: z.literal('3.1.0'),
  paths: z.record(z.string(), z.object({ post: z.object({ operationId: z.string() }) })),
  components: z.object({ schemas: z.record(z.string(), z.record(z.string(), z.unknown())) }),
})

it('describes every call, and the bets, actions and views of every game', async () => {
  const response = await test.app.inject({ method: 'GET', url: '/arcade/api/openapi.json' })
  expect(response.statusCode).toBe(200)
  const { paths, components } = documentSchema.parse(response.json())
  expect(Object.values(paths).map(({ post }) => post.operationId)).toEqual(Object.keys(gameCalls))
  for (const { id } of Object.values(builtInGames)) {
    expect(components.schemas[`${id}.bet`], `the bet of ${id}`).toHaveProperty('$schema')
    expect(components.schemas[`${id}.action`], `the action of ${id}`).toBeDefined()
    const view = JSON.stringify(components.schemas[`${id}.view`])
    expect(view, `the view of ${id} has fields`).toContain('"properties"')
  }
})
