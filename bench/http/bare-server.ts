import Fastify from 'fastify'

/** The peer: a bare Fastify route that answers the same bytes as an object, with nothing around it. Prints its address. */
const answer: unknown = JSON.parse(process.env.ANSWER ?? '{}')
const app = Fastify()
app.post('/hall', async () => answer)
await app.listen({ port: 0, host: '127.0.0.1' })
const address = app.server.address()
if (address === null || typeof address === 'string') throw new Error('no port')
process.stdout.write(`${JSON.stringify({ url: `http://127.0.0.1:${address.port}/hall` })}\n`)
