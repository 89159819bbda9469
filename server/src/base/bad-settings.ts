/** Settings that are invalid or cannot work on this machine. The message has one line per problem. */
export class BadSettings extends Error {
  override name = 'BadSettings'
}
