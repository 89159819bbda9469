import { Refused } from '@robodrome/table'
import { siteSays } from '@robodrome/protocol/says'

/** Thrown if somebody else signs in with this user name. No other response of this server reveals that. */
export class NameTaken extends Refused {
  constructor() {
    super('wrong-time', siteSays('usernameTaken'))
  }
}
