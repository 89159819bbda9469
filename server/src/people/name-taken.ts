import { Refused } from '@robodrome/table'

/** Somebody else signs in with this user name. No other response of this server reveals that. */
export class NameTaken extends Refused {
  constructor() {
    super('wrong-time', 'username: somebody has it already')
  }
}
