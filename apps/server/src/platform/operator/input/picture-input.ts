import { z } from 'zod'

const MAX_PICTURE_BYTES = 5_000_000
/** Base64 writes three bytes as four characters; line breaks come on top. */
const MAX_CHARACTERS = MAX_PICTURE_BYTES * 1.4

/** A picture's file in base64, up to 5 MB. */
export const pictureInput = () => z.base64().max(MAX_CHARACTERS)
