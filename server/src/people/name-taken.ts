import { Refused } from '@robodrome/table'

/** Somebody else signs in by this user name. The only answer of this server that tells so. */
export class NameTaken extends Refused {
  constructor() {
    super('wrong-time', 'username: somebody has it already')
  }
}
