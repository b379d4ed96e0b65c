/** The type of a passkey assertion. */

/** The `response` of a browser's `navigator.credentials.get()`. */
export interface PasskeyAssertion {
  /** The authenticator data: 37 bytes or more, with flags such as user presence. */
  readonly authenticatorData: Uint8Array | ArrayBuffer;
  /** The client data: the UTF-8 bytes of a JSON object that contains the challenge. */
  readonly clientDataJSON: Uint8Array | ArrayBuffer;
  /** The P-256 signature in DER encoding. */
  readonly signature: Uint8Array | ArrayBuffer;
}
