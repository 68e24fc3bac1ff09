import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'

const [PRESENT, VERIFIED, ATTESTED] = [0x01, 0x04, 0x40]
const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()

/** Faults to put into a response. */
export interface AuthenticatorFlaws {
  readonly origin?: string
  readonly relyingParty?: string
  readonly isUserVerified?: boolean
  readonly counter?: number
}

/** Encodes the subset of CBOR that a `none` attestation needs. */
function cbor(value: number | string | Uint8Array | Map<number | string, unknown>): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Map) {
    const pairs = [...value].flatMap(([key, item]) => [cbor(key), cbor(item as Parameters<typeof cbor>[0])])
    return Buffer.concat([head(5, value.size), ...pairs])
  }
  return Buffer.concat([head(2, value.byteLength), value])
}

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.of((major << 5) | length)
  if (length < 256) return Buffer.of((major << 5) | 24, length)
  return Buffer.of((major << 5) | 25, length >> 8, length & 255)
}

/** A software authenticator (ES256) that creates the responses a browser would send. */
export function createVirtualAuthenticator(origin: string) {
  const relyingParty = new URL(origin).hostname
  const id = randomBytes(32)
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  let counter = 0

  const clientData = (type: string, challenge: string, flaws: AuthenticatorFlaws) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: flaws.origin ?? origin, crossOrigin: false }))
  const authenticatorData = (flags: number, flaws: AuthenticatorFlaws, rest: Buffer = Buffer.alloc(0)) => {
    counter = flaws.counter ?? counter + 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const verified = flaws.isUserVerified === false ? 0 : VERIFIED
    const party = sha256(flaws.relyingParty ?? relyingParty)
    return Buffer.concat([party, Buffer.of(flags | PRESENT | verified), count, rest])
  }
  const credential = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
  }

  return {
    id: credential.id,
    /** The result of `navigator.credentials.create`. */
    create(challenge: string, flaws: AuthenticatorFlaws = {}) {
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.of(0, id.length), id, coseOf(publicKey)])
      const authData = authenticatorData(ATTESTED, flaws, attested)
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      return {
        ...credential,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, flaws).toString('base64url'),
          attestationObject: cbor(attestation).toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    /** The result of `navigator.credentials.get`. */
    get(challenge: string, flaws: AuthenticatorFlaws = {}) {
      const data = clientData('webauthn.get', challenge, flaws)
      const authData = authenticatorData(0, flaws)
      const signed = Buffer.concat([authData, sha256(data)])
      return {
        ...credential,
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: createSign('SHA256').update(signed).sign(privateKey).toString('base64url'),
        },
      }
    },
  }
}

function coseOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  )
}
