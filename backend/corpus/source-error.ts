/** Why a source could not be used, or not to its end. */
export type SourceFault =
  | 'missing'
  | 'unreadable'
  | 'unsupported'
  | 'empty'
  | 'damaged'
  | 'git'
  | 'api'
  | 'disk-full'
  /** Asked to stop by the administration: what was read until then is stored. */
  | 'cancelled'

/**
 * A source is unusable, as opposed to one bad file in it: the message is for the person who ran the
 * import, who can mend it.
 */
export class SourceError extends Error {
  constructor(
    readonly fault: SourceFault,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
    this.name = 'SourceError'
  }
}
