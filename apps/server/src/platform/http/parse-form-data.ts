import type { FastifyInstance, FastifyRequest } from 'fastify'

/** The largest number of parts in a form. */
const MOST_PARTS = 16

/**
 * Makes this scope parse requests as `multipart/form-data` only: text fields by name, files of a name as a list. 400 for a
 * malformed form or too many parts.
 */
export function acceptFormData(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      try {
        return await parseFormData(Buffer.from(body), request.headers['content-type'] ?? '')
      } catch {
        throw Object.assign(new Error('malformed form data'), { statusCode: 400 })
      }
    },
  )
}

async function parseFormData(body: Buffer<ArrayBuffer>, type: string): Promise<Record<string, unknown>> {
  const boundary = /boundary="?([^";]{1,70})"?/i.exec(type)?.[1]
  if (boundary === undefined || countUpTo(MOST_PARTS + 2, body, `--${boundary}`) > MOST_PARTS + 1)
    throw new Error('not to be parsed')
  const form = await new Response(body, { headers: { 'content-type': type } }).formData()
  const fields = [...new Set(form.keys())].map((name): [string, unknown] => {
    const values = form.getAll(name)
    return [name, values.every((value) => typeof value === 'string') ? values.at(-1) : values]
  })
  return Object.fromEntries(fields)
}

function countUpTo(most: number, body: Buffer, text: string): number {
  let count = 0
  for (let at = body.indexOf(text); at >= 0 && count < most; at = body.indexOf(text, at + 1)) count += 1
  return count
}
