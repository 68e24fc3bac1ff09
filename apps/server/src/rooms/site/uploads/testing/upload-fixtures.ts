import sharp from 'sharp'

/** A two-colour JPEG with camera and GPS data in its EXIF. */
export const testPhoto = (width = 900, height = 570): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#3f6fa8' } })
    .composite([
      {
        input: {
          create: {
            width: Math.ceil(width / 3),
            height: Math.ceil(height / 3),
            channels: 3,
            background: '#fff',
          },
        },
        left: 0,
        top: 0,
      },
    ])
    .jpeg()
    .withExif({
      IFD0: { Make: 'SecretCamera' },
      IFD3: { GPSLatitude: '25/1 2/1 0/1', GPSLongitude: '121/1 33/1 0/1' },
    })
    .toBuffer()

const box = (type: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + body.length)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

/** An MP4 with valid boxes and no real video data. */
export const testMp4 = (brand = 'isom', bytes = 2_000): Buffer =>
  Buffer.concat([
    box('ftyp', Buffer.from(`${brand}\0\0\0\0${brand}`, 'latin1')),
    box('moov', Buffer.alloc(100, 1)),
    box('mdat', Buffer.alloc(bytes, 2)),
  ])

/** A WebM header followed by filler bytes. */
export const testWebm = (docType = 'webm'): Buffer =>
  Buffer.concat([
    Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x86, 0x81, 0x01, 0x42, 0xf7, 0x81, 0x01]),
    Buffer.from([0x42, 0x82, 0x80 | docType.length]),
    Buffer.from(docType),
    Buffer.from([0x42, 0x87, 0x81, 0x04, 0x42, 0x85, 0x81, 0x02]),
    Buffer.from([0x18, 0x53, 0x80, 0x67, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
    Buffer.alloc(500, 3),
  ])
