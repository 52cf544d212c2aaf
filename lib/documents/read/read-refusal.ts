/** Why a file is not read. Each has a message in four languages. */
export const refusals = [
  'empty',
  'tooLarge',
  'unknownType',
  'oldOffice',
  'broken',
  'hostile',
  'tooManyPages',
  'tooLong',
  'tooMuchMemory',
  /** By rights management, or an encryption that no reader here knows. */
  'locked',
  /** A document of Hangul for distribution whose text its own program alone opens. */
  'distributed',
  /** A password of Hangul, in a way of encryption that no reader here knows. */
  'oldPassword',
] as const
export type RefusalReason = (typeof refusals)[number]

/** Thrown by a reader that gives a file up; it never leaves `lib/documents/read`. */
export class ReadRefusal extends Error {
  constructor(readonly reason: RefusalReason | 'password') {
    super(reason)
    this.name = 'ReadRefusal'
  }
}
