import { bankCard } from '@gamehall/contract/cashier'
import { createUpload, type UploadAction } from '@gamehall/contract/site'
import type { FastifyInstance } from 'fastify'
import type { TestContext, TestPlayer } from '../../testing/index.ts'
import { callUseCase, performTestAction } from './call-use-case.ts'

/** An image of one pixel, and an empty video. */
const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const FILM = Buffer.concat([
  Buffer.from('\0\0\0\x10ftypisom\0\0\0\0', 'latin1'),
  Buffer.from('\0\0\0\x10moov\x01\x01\x01\x01\x01\x01\x01\x01', 'latin1'),
])

/** Adds and accepts a bank card of a verified player; `uploads` serves the upload routes. */
export async function addAcceptedCard(
  ctx: TestContext,
  uploads: FastifyInstance,
  { playerId, caller }: TestPlayer,
): Promise<string> {
  const upload = async (action: UploadAction, content_type: string, body: Buffer) => {
    const request = { action, content_type, size: body.length }
    const asked = await callUseCase(ctx, caller, 'createUpload', request)
    if (!asked.ok) throw new Error(`no upload: ${asked.code}`)
    const { url, upload_id } = createUpload.response.parse(asked.data)
    await uploads.inject({ method: 'PUT', url, headers: { 'content-type': content_type }, body })
    return upload_id
  }
  const added = await callUseCase(ctx, caller, 'addBankCard', {
    bank_code: '822',
    branch_name: '敦南分行',
    bank_num: `9800${playerId.toString().padStart(8, '0')}`,
    holder_name: '王小明',
    photo_upload_id: await upload('bank_card_photo', 'image/png', PHOTO),
    video_upload_id: await upload('bank_card_video', 'video/mp4', FILM),
    has_consented: true,
  })
  if (!added.ok) throw new Error(`no card: ${JSON.stringify(added)}`)
  const { card_id } = bankCard.parse(added.data)
  await performTestAction(ctx, 'accept-bank-card', { card_id })
  return card_id
}
