import { z } from 'zod'
import { defineCall } from '../core/call.ts'
import { nothing, pageOf, pageRequest } from '../core/primitives.ts'

/** A block of a help article. `to` is a path in the player app, such as `/deposit`. */
export const helpBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('heading'), text: z.string() }),
  z.object({ kind: z.literal('list'), items: z.array(z.string()) }),
  z.object({ kind: z.literal('steps'), items: z.array(z.string()) }),
  z.object({ kind: z.literal('note'), text: z.string() }),
  z.object({ kind: z.literal('link'), text: z.string(), to: z.string() }),
])
export type HelpBlock = z.infer<typeof helpBlock>

const articleSummary = z.object({
  article_id: z.string(),
  category_id: z.string(),
  title: z.string(),
  summary: z.string(),
})
export const helpArticle = articleSummary.extend({ blocks: z.array(helpBlock) })
export type HelpArticle = z.infer<typeof helpArticle>

export const listHelpCategories = defineCall({
  name: 'listHelpCategories',
  room: 'support',
  path: '/help/categories',
  auth: 'open',
  summary: 'The help categories',
  request: nothing,
  response: z.object({
    list: z.array(
      z.object({
        category_id: z.string(),
        name: z.string(),
        summary: z.string(),
        article_count: z.number().int().positive(),
      }),
    ),
  }),
  errors: [],
})

export const listHelpArticles = defineCall({
  name: 'listHelpArticles',
  room: 'support',
  path: '/help/list',
  auth: 'open',
  summary: 'Help articles of a category, or those that contain every keyword',
  request: pageRequest.extend({
    category_id: z.string().max(40, 'too_long').nullish(),
    keyword: z.string().trim().max(60, 'too_long').nullish(),
  }),
  response: pageOf(articleSummary),
  errors: [],
})

export const getHelpArticle = defineCall({
  name: 'getHelpArticle',
  room: 'support',
  path: '/help/info',
  auth: 'open',
  summary: 'One help article',
  request: z.object({ article_id: z.string('required').min(1, 'required').max(64, 'too_long') }),
  response: helpArticle,
  errors: [],
})
