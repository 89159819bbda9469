/** Settings that cannot be understood or do not work here; the message has a line for each. */
export class BadSettings extends Error {
  override name = 'BadSettings'
}
