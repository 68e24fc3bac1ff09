import type { FastifyReply, FastifyRequest } from 'fastify'

/** A handler that answers with a JSON document, written when it is first asked for and kept: all answers share its bytes. */
export function jsonDocument(describe: () => object): (request: FastifyRequest, reply: FastifyReply) => void {
  let bytes: Buffer | undefined
  return (_request, reply) => {
    bytes ??= Buffer.from(JSON.stringify(describe()))
    reply.type('application/json; charset=utf-8').send(bytes)
  }
}
