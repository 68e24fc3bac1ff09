import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '../../../platform/context/app-context.ts'
import { type Outcome, refuse } from '../../../platform/context/outcome.ts'
import { parseAcceptLanguage } from '../../../platform/http/accept-language.ts'
import { toEnvelope } from '../../../platform/http/envelope.ts'
import { isSiteClosed } from '../closure/is-site-closed.ts'
import { createThumbnail } from '../pictures/reencode-picture.ts'
import { type SiteContext, withSiteTables } from '../tables.ts'
import { createDownloadBudget, type DownloadBudget, type DownloadLimits } from './download-budget.ts'
import type { Pace } from './receive-body.ts'
import { createUploadReceiver, type UploadReceiver } from './receive-upload.ts'
import { isValidUploadSignature } from './signed-upload-url.ts'
import { readStoredFile, type UploadedFile } from './upload-access.ts'
import { findUpload } from './upload-queries.ts'

const PATH = '/api/uploads/:id'
interface Address {
  Params: { id: string }
  Querystring: { expires?: unknown; signature?: unknown; size?: unknown }
}
type Addressed = FastifyRequest<Address>

/** Upload and download by signed URL (§7), outside the contract since the body is the file itself. */
export function uploadRoutes(ctx: AppContext, pace?: Pace, limits?: DownloadLimits): FastifyPluginAsync {
  const intake = createUploadReceiver(withSiteTables(ctx), pace)
  const budget = createDownloadBudget(limits)
  return async (app: FastifyInstance) => {
    // The body stays a stream, so that its length is enforced while it arrives.
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    app.put<Address>(PATH, (request, reply) => answerPut(withSiteTables(ctx), intake, request, reply))
    app.get<Address>(PATH, (request, reply) => answerGet(withSiteTables(ctx), budget, request, reply))
  }
}

/** The upload id of a request with a valid signature; null otherwise. */
function signedUpload(
  ctx: SiteContext,
  use: 'put' | 'look' | 'thumb',
  { params, query }: Addressed,
): string | null {
  const address = { uploadId: params.id, expires: query.expires, signature: query.signature }
  return isValidUploadSignature(ctx.encryptor, use, address, ctx.clock.now()) ? params.id : null
}

async function answerPut(ctx: SiteContext, intake: UploadReceiver, request: Addressed, reply: FastifyReply) {
  const uploadId = signedUpload(ctx, 'put', request)
  const outcome: Outcome<object> =
    uploadId === null
      ? refuse(404)
      : (await isSiteClosed(ctx))
        ? refuse(10027)
        : await intake.receive(uploadId, request.headers['content-type'] ?? '', request.raw, {
            ip: request.ip,
            requestId: request.id,
          })
  reply.code(outcome.ok ? 200 : statusOf(outcome.code)).header('cache-control', 'no-store')
  if (!outcome.ok && (outcome.code === 503 || outcome.code === 10145)) reply.header('retry-after', '2')
  // The rest of a refused body is not read.
  if (!outcome.ok && !request.raw.complete) reply.header('connection', 'close')
  return toEnvelope(outcome, parseAcceptLanguage(request.headers['accept-language']))
}

/** Maps an outcome to an HTTP status, since a PUT is not a contract call. */
function statusOf(code: number): number {
  if (code === 10099) return 409
  if (code === 10145) return 429
  if (code === 10027) return 503
  return code < 600 ? code : 400
}

async function answerGet(ctx: SiteContext, budget: DownloadBudget, request: Addressed, reply: FastifyReply) {
  const isThumbnail = request.query.size === 'thumb'
  const uploadId = signedUpload(ctx, isThumbnail ? 'thumb' : 'look', request)
  const whole = uploadId === null ? null : await readWithinBudget(ctx, budget, uploadId, reply)
  const file = isThumbnail && whole !== null && whole !== 'busy' ? await thumbnailOf(whole) : whole
  reply.header('cache-control', 'no-store')
  if (file === null || file === 'busy') {
    const code = file === null ? 404 : 503
    reply.code(code)
    if (code === 503) reply.header('retry-after', '2')
    return toEnvelope(refuse(code), parseAcceptLanguage(request.headers['accept-language']))
  }
  // Served with its detected type under a policy that forbids scripts.
  reply.header('content-security-policy', "sandbox; default-src 'none'; media-src 'self'; img-src 'self'")
  return reply.type(file.type).send(file.bytes)
}

/** Reads a file whose memory counts until its answer was read or the connection is closed. */
async function readWithinBudget(
  ctx: SiteContext,
  budget: DownloadBudget,
  uploadId: string,
  reply: FastifyReply,
): Promise<UploadedFile | 'busy' | null> {
  const upload = await findUpload(ctx.db, uploadId)
  if (upload === undefined) return null
  const release = budget.reserve(upload.player_id, upload.size)
  if (release === null) return 'busy'
  reply.raw.once('close', release)
  return readStoredFile(ctx, upload)
}

/** Thumbnails are created on request; decoding a JPEG at reduced size costs less than storing them. */
async function thumbnailOf({ bytes, playerId }: UploadedFile): Promise<Thumbnail | 'busy' | null> {
  const drawn = await createThumbnail(bytes, playerId.toString())
  if (drawn === 'busy') return 'busy'
  return typeof drawn === 'string' ? null : { type: 'image/webp', bytes: drawn }
}

type Thumbnail = Pick<UploadedFile, 'type' | 'bytes'>
