/** Where a bucket is and how it is reached. Without an endpoint it is Amazon's, and the credentials are the environment's. */
export interface S3Location {
  readonly bucket: string
  /** Before every key: empty, or ending in `/`. */
  readonly prefix: string
  readonly region: string
  readonly endpoint: string | null
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null
}
