import type { Encryptor } from '@gamehall/encryption'

const contextOf = (checkId: bigint) => `face-likenesses/${checkId}`
const LENGTH_BYTES = 4

/** Encrypts the face embeddings of a face check with the player's key. Each is prefixed with its length. */
export function encryptEmbeddings(
  encryptor: Encryptor,
  checkId: bigint,
  likenesses: readonly Float32Array[],
): Buffer {
  const parts = likenesses.flatMap((likeness) => {
    const length = Buffer.alloc(LENGTH_BYTES)
    length.writeUInt32LE(likeness.length)
    return [length, Buffer.from(likeness.buffer, likeness.byteOffset, likeness.byteLength)]
  })
  return encryptor.encrypt(Buffer.concat(parts), contextOf(checkId))
}

export function decryptEmbeddings(
  encryptor: Encryptor,
  checkId: bigint,
  sealed: Buffer | null,
): Float32Array[] {
  if (sealed === null) return []
  const bytes = encryptor.decrypt(sealed, contextOf(checkId))
  const likenesses: Float32Array[] = []
  for (let offset = 0; offset < bytes.length; ) {
    const length = bytes.readUInt32LE(offset)
    const likeness = new Float32Array(length)
    for (let index = 0; index < length; index += 1)
      likeness[index] = bytes.readFloatLE(offset + LENGTH_BYTES + index * 4)
    likenesses.push(likeness)
    offset += LENGTH_BYTES + length * 4
  }
  return likenesses
}
