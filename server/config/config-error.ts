/** A setting that is unknown or malformed; the message names it and the expected value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
