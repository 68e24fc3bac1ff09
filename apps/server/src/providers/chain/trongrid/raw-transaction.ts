import { type Minor, minor } from '@gamehall/money'
import { sha256 } from '@noble/hashes/sha2.js'
import { addressFromHex } from '../../../platform/tron/tron-address.ts'

/** The content of a TRC20 transfer, decoded from the bytes to sign. */
export interface RawTransfer {
  readonly txid: string
  readonly owner: string
  readonly contract: string
  readonly to: string
  readonly amountMinor: Minor
  readonly expiresAt: Date
  readonly feeLimitSun: bigint
}

const TRIGGER_SMART_CONTRACT = 31n
/** The first four bytes of keccak-256 of `transfer(address,uint256)`. */
const TRANSFER_SELECTOR = 'a9059cbb'

/** The 68 bytes of a call to `transfer(to, amount)`, in hex, without and with the selector. */
export const transferParameter = (toHex: string, amount: Minor): string =>
  toHex.slice(2).padStart(64, '0') + amount.toString(16).padStart(64, '0')

/** Reads a transaction's raw data (protobuf); null for anything but one plain TRC20 transfer. */
export function readRawTransfer(rawHex: string): RawTransfer | null {
  if (!/^([0-9a-f]{2})+$/i.test(rawHex)) return null
  const bytes = Buffer.from(rawHex, 'hex')
  try {
    const raw = readMessage(bytes)
    const contract = readMessage(only(raw, 11))
    const parameter = readMessage(only(contract, 2))
    const call = readMessage(only(parameter, 2))
    const data = only(call, 4).toString('hex')
    const isTransfer =
      number(contract, 1) === TRIGGER_SMART_CONTRACT &&
      data.length === 136 &&
      data.startsWith(TRANSFER_SELECTOR) &&
      number(call, 3) === 0n
    const owner = addressFromHex(only(call, 1).toString('hex'))
    const token = addressFromHex(only(call, 2).toString('hex'))
    const to = addressFromHex(data.slice(32, 72))
    if (!isTransfer || owner === null || token === null || to === null) return null
    return {
      txid: Buffer.from(sha256(bytes)).toString('hex'),
      owner,
      contract: token,
      to,
      amountMinor: minor(BigInt(`0x${data.slice(72)}`)),
      expiresAt: new Date(Number(number(raw, 8))),
      feeLimitSun: number(raw, 18),
    }
  } catch {
    return null
  }
}

type Field = bigint | Buffer
type Message = ReadonlyMap<number, readonly Field[]>

/** A protobuf message's fields: numbers and byte strings; throws on other wire types and on cut-off bytes. */
function readMessage(bytes: Buffer): Message {
  const fields = new Map<number, Field[]>()
  let at = 0
  const varint = (): bigint => {
    let value = 0n
    for (let shift = 0n; ; shift += 7n) {
      const byte = bytes[at]
      if (byte === undefined || shift > 63n) throw new Error('cut off')
      at += 1
      value |= BigInt(byte & 0x7f) << shift
      if (byte < 0x80) return value
    }
  }
  while (at < bytes.length) {
    const tag = varint()
    const wireType = tag & 7n
    if (wireType !== 0n && wireType !== 2n) throw new Error('another wire type')
    const value = wireType === 0n ? varint() : slice(Number(varint()))
    const name = Number(tag >> 3n)
    fields.set(name, [...(fields.get(name) ?? []), value])
  }
  return fields

  function slice(length: number): Buffer {
    if (at + length > bytes.length) throw new Error('cut off')
    at += length
    return bytes.subarray(at - length, at)
  }
}

/** The only byte string of a field; throws when there is none or more than one. */
function only(message: Message, field: number): Buffer {
  const [value, ...more] = message.get(field) ?? []
  if (!Buffer.isBuffer(value) || more.length > 0) throw new Error(`field ${field}`)
  return value
}

function number(message: Message, field: number): bigint {
  const [value = 0n] = message.get(field) ?? []
  if (typeof value !== 'bigint') throw new Error(`field ${field}`)
  return value
}
